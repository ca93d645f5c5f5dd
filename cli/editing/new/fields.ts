import common from '../../../schemas/common.schema.json' with { type: 'json' }
import companies from '../../../schemas/companyData.schema.json' with { type: 'json' }
import developers from '../../../schemas/leadingRealEstateDevelopers.schema.json' with { type: 'json' }
import { canonicalPriceText } from '../../../domain/price/price.ts'
import { collapseSpaces } from '../../../domain/text/text.ts'
import { CannotRun } from '../../terminal/exit.ts'

type Schema = {
  description?: string
  examples?: readonly unknown[]
  type?: string | readonly string[]
  $ref?: string
}

/** One field of a record that an editor can give, as its schema describes it. */
export type Field = {
  name: string
  description: string
  example?: string | undefined
  /** What its option takes: a 'text', a 'list' with commas, …; nothing where it is only set. */
  value?: string
  /** The only values that it can have. */
  choices?: readonly string[]
}

/** What was given on the command line or answered, by the name of the field. */
export type Answers = Readonly<Record<string, string | undefined>>

const definitions: Readonly<Record<string, Schema>> = common.$defs

const fieldsOf = (properties: Readonly<Record<string, Schema>>): Field[] =>
  Object.entries(properties).map(([name, { $ref = '', ...own }]) => {
    const schema = { ...definitions[$ref.split('/').at(-1) ?? ''], ...own }
    const [example] = schema.examples ?? []
    return {
      name,
      description: schema.description ?? '',
      example: Array.isArray(example) ? example.join(', ') : (example as string | undefined),
      value: schema.type === 'array' ? 'list' : 'text',
    }
  })

/** The fields of a project's record, in the order in which they are written. */
export const projectFields = fieldsOf(common.$defs.projectRecord.properties)

/** The fields of a leading developer's record, and of a company's. */
export const developerFields = fieldsOf(developers.$defs.leadingDeveloper.properties)
export const companyFields = fieldsOf(companies.$defs.company.properties)

/** Leaves out some fields. */
export const without = (fields: readonly Field[], ...names: readonly string[]): Field[] =>
  fields.filter(({ name }) => !names.includes(name))

/** A record of the fields that were given, in the schema's order. @throws CannotRun */
export function recordOf(fields: readonly Field[], answers: Answers): Record<string, unknown> {
  const record: Record<string, unknown> = {}
  for (const { name, value } of fields) {
    const text = answers[name]?.trim()
    if (!text) continue
    if (name === 'price' || name === 'starting_price') record[name] = priceOf(name, text)
    else if (name === 'budget') record[name] = numbersOf(name, text)
    else record[name] = value === 'list' ? textsOf(text) : text.replaceAll(String.raw`\n`, '\n')
  }
  return record
}

/** Texts separated by commas, or by semicolons where there are any: '1,850 sq.ft.; 3 BHK'. */
export const textsOf = (text: string): string[] =>
  text
    .split(text.includes(';') ? ';' : ',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** @throws CannotRun for what nobody can read as a price */
export function priceOf(name: string, text: string): string {
  const price = canonicalPriceText(text)
  if (price !== undefined) return price
  throw new CannotRun(
    `--${name} "${text}" cannot be read: write it as ₹ 2.5 Cr, ₹ 95 L – 1.4 Cr, ₹ 1.15 Cr onwards or Price on Request.`,
  )
}

/** @throws CannotRun for anything but two numbers */
export function numbersOf(name: string, text: string): number[] {
  const numbers = textsOf(text).map(Number)
  if (numbers.length === 2 && numbers.every(Number.isFinite)) return numbers
  throw new CannotRun(`--${name} "${text}" has to be two numbers with a comma between them.`)
}

/** @throws CannotRun where it was neither given nor answered */
export function needed(answers: Answers, name: string): string {
  const text = collapseSpaces(answers[name] ?? '')
  if (text !== '') return text
  throw new CannotRun(`--${name} is needed: give it, or run the command in a terminal to be asked.`)
}
