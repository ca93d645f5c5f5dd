import { capitalised } from '../../domain/text/text.ts'
import type { Finding } from './rule.ts'
import { withInvisibleNamed } from './invisible-characters.ts'

/** A finding as it is told: one sentence, what was probably meant, what to do. */
export type FindingMessage = {
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
export const toMessage = (finding: Finding): FindingMessage => {
  const { message, suggestion, hint } = finding.rule.messages(finding.detail, finding)
  const told = { message: sentence(finding, withInvisibleNamed(message)) }
  if (suggestion === undefined) return hint === undefined ? told : { ...told, hint }
  return { ...told, suggestion, hint: hint ?? `Did you mean "${suggestion}"?` }
}
