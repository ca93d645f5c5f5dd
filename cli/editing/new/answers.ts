import { canonicalPriceText } from '../../../domain/price/price.ts'
import { collapseSpaces } from '../../../domain/text/text.ts'
import { CannotRun } from '../../errors.ts'
import type { Field } from './flags.ts'
import { listOf } from './flags.ts'

/** What was given on the command line or answered, by the name of the field. */
export type Answers = Readonly<Record<string, string | undefined>>

const prices: ReadonlySet<string> = new Set(['price', 'starting_price'])

/** A record of the fields that were given, in the schema's order. */
export function recordOf(fields: readonly Field[], answers: Answers): Record<string, unknown> {
  const record: Record<string, unknown> = {}
  for (const { name, isList } of fields) {
    const text = answers[name]?.trim()
    if (text === undefined || text === '') continue
    record[name] = valueOf(name, text, isList)
  }
  return record
}

function valueOf(name: string, text: string, isList: boolean): unknown {
  if (prices.has(name)) return priceOf(name, text)
  if (name === 'budget') return numbersOf(name, text)
  return isList ? listOf(text) : text.replaceAll(String.raw`\n`, '\n')
}

/** @throws CannotRun for what nobody can read as a price */
export function priceOf(name: string, text: string): string {
  const price = canonicalPriceText(text)
  if (price !== undefined) return price
  throw new CannotRun(
    `--${name} "${text}" cannot be read: write it as ₹ 2.5 Cr, ₹ 95 L – 1.4 Cr, ₹ 1.15 Cr onwards or Price on Request.`,
  )
}

/** @throws CannotRun for anything but two numbers */
export function numbersOf(name: string, text: string): readonly [number, number] {
  const [one = Number.NaN, two = Number.NaN, ...more] = listOf(text).map(Number)
  if (more.length > 0 || !Number.isFinite(one) || !Number.isFinite(two))
    throw new CannotRun(`--${name} "${text}" has to be two numbers with a comma between them.`)
  return [one, two]
}

/** @throws CannotRun where it was neither given nor answered */
export function needed(answers: Answers, name: string): string {
  const text = collapseSpaces(answers[name] ?? '')
  if (text !== '') return text
  throw new CannotRun(`--${name} is needed: give it, or run the command in a terminal to be asked.`)
}
