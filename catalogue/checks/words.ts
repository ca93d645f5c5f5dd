import { capitalised } from '../../domain/text/text.ts'
import type { Finding } from './finding.ts'
import { withUnseen } from './unseen.ts'

/** A finding as it is told: one sentence, what was probably meant, what to do. */
export type Told = {
  readonly message: string
  readonly suggestion?: string
  readonly hint?: string
}

const sentence = ({ rule, record }: Finding, message: string): string => {
  if (rule.form === 'sentence') return message
  if (record === undefined) return capitalised(message)
  return `${record}${rule.form === 'predicate' ? ' ' : ': '}${message}`
}

/** A finding in words. */
export const toWords = (finding: Finding): Told => {
  const { message, suggestion, hint } = finding.rule.words(finding.detail, finding)
  const told = { message: sentence(finding, withUnseen(message)) }
  if (suggestion === undefined) return hint === undefined ? told : { ...told, hint }
  return { ...told, suggestion, hint: hint ?? `Did you mean "${suggestion}"?` }
}
