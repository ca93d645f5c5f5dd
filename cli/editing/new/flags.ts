import { Option } from 'commander'
import common from '../../../schemas/common.schema.json' with { type: 'json' }
import companies from '../../../schemas/companyData.schema.json' with { type: 'json' }
import developers from '../../../schemas/leadingRealEstateDevelopers.schema.json' with { type: 'json' }

type Schema = {
  readonly description?: string
  readonly examples?: readonly unknown[]
  readonly enum?: readonly string[]
  readonly type?: string | readonly string[]
  readonly $ref?: string
}

/** One field of a record that an editor can give, as its schema describes it. */
export type Field = {
  readonly name: string
  readonly description: string
  readonly example: string | undefined
  readonly isList: boolean
}

const definitions: Readonly<Record<string, Schema>> = common.$defs

const resolved = ({ $ref, ...own }: Schema): Schema => ({
  ...($ref === undefined ? {} : definitions[$ref.split('/').at(-1) ?? '']),
  ...own,
})

const fieldsOf = (properties: Readonly<Record<string, Schema>>): Field[] =>
  Object.entries(properties).map(([name, property]) => {
    const { description = '', examples, type } = resolved(property)
    const [example] = examples ?? []
    return {
      name,
      description,
      example: Array.isArray(example) ? example.join(', ') : (example as string | undefined),
      isList: type === 'array',
    }
  })

/** The fields of a project's record, in the order in which they are written. */
export const projectFields = fieldsOf(common.$defs.projectRecord.properties)

/** The fields of a leading developer's record, and of a company's. */
export const developerFields = fieldsOf(developers.$defs.leadingDeveloper.properties)
export const companyFields = fieldsOf(companies.$defs.company.properties)

/** Each field as an option of the same name. */
export const fieldOptions = (fields: readonly Field[]): Option[] =>
  fields.map(
    ({ name, description, isList }) =>
      new Option(
        `--${name} <${isList ? 'list' : 'text'}>`,
        description.split(/(?<=\.) /)[0]?.replace(/\.$/, '') ?? '',
      ),
  )

/** Texts separated by commas, or by semicolons where there are any: '1,850 sq.ft.; 3 BHK'. */
export const listOf = (text: string): string[] =>
  text
    .split(text.includes(';') ? ';' : ',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
