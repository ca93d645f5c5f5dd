import common from '../../../schemas/common.schema.json' with { type: 'json' }
import companies from '../../../schemas/companyData.schema.json' with { type: 'json' }
import developers from '../../../schemas/leadingRealEstateDevelopers.schema.json' with { type: 'json' }
import { parsePrice } from '../../../domain/price/parse-price.ts'
import { standardPriceOnFile } from '../../../domain/price/standard-price.ts'
import { collapseSpaces, listAnd } from '../../../domain/text/text.ts'
import { CannotRun } from '../../terminal/exit-codes.ts'
import type { Plan } from '../planning-command.ts'
import type { DataSet } from '../write/data-set.ts'

type Schema = {
  description?: string
  type?: string | readonly string[]
  $ref?: string
}

export type Field = {
  name: string
  description: string
  /**
   * The kind of value that the option takes: a 'text', a 'list' with commas, …; absent for an
   * option without one.
   */
  valueKind?: string
}

export type Answers = Readonly<Record<string, string | undefined>>

/** The options that make records about a new project in other files. */
export type Extras = {
  /**
   * One text for each configuration: 'configuration; area; price; picture', the last three
   * optional.
   */
  floors?: readonly string[]
  projectAmenities?: string
  projectSpecifications?: string
  coordinates?: string
  sitePlanImages?: string
  /** The project whose payment plans, amenities and specifications are copied. */
  like?: string
  trending?: boolean
}

export type NewRecord = {
  fields: readonly Field[]
  /** @param extras all options of the command, of which some are for other files */
  plan: (data: DataSet, answers: Answers, extras: Extras) => Plan
}

const definitions: Readonly<Record<string, Schema>> = common.$defs

const fieldsOf = (properties: Readonly<Record<string, Schema>>): Field[] =>
  Object.entries(properties).map(([name, { $ref = '', ...own }]) => {
    const schema = { ...definitions[$ref.split('/').at(-1) ?? ''], ...own }
    return {
      name,
      description: schema.description ?? '',
      valueKind: schema.type === 'array' ? 'list' : 'text',
    }
  })

export const projectFields = fieldsOf(common.$defs.projectRecord.properties)

export const developerFields = fieldsOf(developers.$defs.leadingDeveloper.properties)
export const companyFields = fieldsOf(companies.$defs.company.properties)

export const fieldsExcept = (fields: readonly Field[], ...names: readonly string[]): Field[] =>
  fields.filter(({ name }) => !names.includes(name))

/** A record of the fields that were given, in the schema's order. @throws CannotRun */
export function recordOf(fields: readonly Field[], answers: Answers): Record<string, unknown> {
  const record: Record<string, unknown> = {}
  for (const { name, valueKind } of fields) {
    const text = answers[name]?.trim()
    if (!text) continue
    if (name === 'price' || name === 'starting_price') record[name] = priceOf(name, text)
    else if (name === 'budget') record[name] = numbersOf(name, text)
    else if (name === 'reraExempt') record[name] = { reason: text }
    else record[name] = valueKind === 'list' ? textsOf(text) : text.replaceAll(String.raw`\n`, '\n')
  }
  return record
}

/** Texts separated by semicolons, or by commas where there are none: '1,850 sq.ft.; 3 BHK'. */
export const textsOf = (text: string): string[] =>
  text
    .split(text.includes(';') ? ';' : ',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** @throws CannotRun for a text that cannot be read as a price */
export function priceOf(name: string, text: string): string {
  if (parsePrice(text) !== undefined) return standardPriceOnFile(text) ?? text
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

/** The texts of fields that a record requires. @throws CannotRun that names missing ones */
export function requiredTexts(answers: Answers, ...names: readonly string[]): readonly string[] {
  const texts = names.map((name) => collapseSpaces(answers[name] ?? ''))
  const missing = names.filter((_, index) => texts[index] === '').map((name) => `--${name}`)
  if (missing.length === 0) return texts
  throw new CannotRun(`${listAnd(missing)} ${missing.length === 1 ? 'is' : 'are'} needed.`)
}
