/** What a form shows of a JSON Schema. */
export type FormSchema = {
  readonly type?: string | readonly string[]
  readonly title?: string
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly examples?: readonly unknown[]
  readonly readOnly?: boolean
  readonly properties?: Readonly<Record<string, FormSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: FormSchema | boolean
  readonly propertyNames?: FormSchema
  readonly items?: FormSchema
  readonly maxItems?: number
  /** The common definition that it came from, or what its value refers to. */
  readonly definition?: string
}

/** The kind of a schema's field; of several types the first is shown. */
export function kindOf({ type, properties, items }: FormSchema) {
  const first = [type ?? []].flat().find((one) => one !== 'null')
  if (first === 'object' || (first === undefined && properties)) return 'group'
  if (first === 'array' || (first === undefined && items)) return 'list'
  if (first === 'boolean') return 'boolean'
  return first === 'number' || first === 'integer' ? 'number' : 'text'
}

/** Whether a field has other fields below it. */
export const isContainer = (schema: FormSchema): boolean =>
  ['group', 'list'].includes(kindOf(schema))

/** The schema of the entries that an object has by keys that its schema does not name. */
export const keyedEntries = ({ additionalProperties }: FormSchema): FormSchema | undefined =>
  typeof additionalProperties === 'object' ? additionalProperties : undefined

/** The value of a new entry, which nobody has filled in yet. */
export const emptyValue = (schema: FormSchema): unknown =>
  ({ group: {}, list: [], boolean: '', number: '', text: '' })[kindOf(schema)]

/**
 * Whether a form has a field for the value at a path; a read-only field exists only where it has a
 * value.
 */
export function hasField(schema: FormSchema, path: readonly string[], value: unknown): boolean {
  const [name, ...rest] = path
  if (name === undefined) return !schema.readOnly || value !== undefined
  if (!isContainer(schema)) return false
  const { items, properties } = schema
  const inner = kindOf(schema) === 'list' ? items : (properties?.[name] ?? keyedEntries(schema))
  return inner !== undefined && hasField(inner, rest, Object(value)[name])
}
