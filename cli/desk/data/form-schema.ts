import { isProjectFile } from '../../../catalogue/checks/records.ts'
import { dataFileNames, dataFiles, type DataFileName } from '../../../catalogue/data-files.ts'
import { isNested } from '../../../catalogue/json/pointer.ts'
import { schemas } from '../../../schemas/generated/schemas.generated.ts'
import { memoize } from '../../../domain/text/memoize.ts'
import { isObject, type JsonObject } from '../../editing/find-project.ts'

/** Names in addresses, which only 'Rename' changes. */
const readOnlyFields = new Set(['id', 'custom_id', 'slug'])

/** The files that hold keys of the amenity catalogue. */
const filesOfAmenities = new Set<DataFileName>(['projectAmenities', 'projectSpecifications'])

/** A file's schema in the form that forms need, with every reference resolved. */
export const fileSchema = memoize((file: DataFileName): JsonObject => {
  const root: JsonObject = schemas[file]
  const resolved = resolve(root, root)
  return isObject(resolved) ? resolved : {}
})

/** The schema of a file's record about one project or developer. */
export const recordSchema = memoize((file: DataFileName): JsonObject => {
  const { items, additionalProperties } = fileSchema(file)
  const entry = dataFiles[file].shape === 'list' ? items : additionalProperties
  const record = isProjectFile(file) && isObject(entry) ? entry['items'] : entry
  if (!isObject(record)) return {}
  if (filesOfAmenities.has(file) && isObject(record['items']))
    return { ...record, items: { ...record['items'], definition: 'amenityKey' } }
  const { properties } = record
  if (!isObject(properties)) return record
  const marked = Object.entries(properties).map(([name, property]) => [
    name,
    readOnlyFields.has(name) && isObject(property) ? { ...property, readOnly: true } : property,
  ])
  return { ...record, properties: Object.fromEntries(marked) }
})

/** The title of a file's schema, which names the section that shows the file. */
export const titleOf = (file: DataFileName): string => String(fileSchema(file)['title'])

/** The definition that a property's name stands for, where the schema names none. */
const definitions: Readonly<Record<string, string>> = {
  developer: 'developerName',
  company: 'developerName',
  // The slug of a city itself does not refer to a city.
  slug: 'slug',
}

function resolve(node: unknown, root: JsonObject, name = ''): unknown {
  if (Array.isArray(node)) return node.map((entry) => resolve(entry, root))
  if (!isObject(node)) return node
  const { $ref, ...own } = node
  const [file = '', definition = ''] = typeof $ref === 'string' ? $ref.split('#/$defs/') : []
  const from: JsonObject = file === '' ? root : schemas.common
  const found = definition === '' ? {} : resolve(valueOf(from['$defs'], definition), from)
  const definitionSchema = definitions[name] ?? (definition || undefined)
  const entries = Object.entries(own)
    .filter(([key]) => key !== '$defs' && key !== '$schema')
    .map(([key, value]) => [
      key,
      key === 'properties' && isObject(value) ? resolveAll(value, root) : resolve(value, root),
    ])
  return {
    ...(isObject(found) ? found : {}),
    ...(definitionSchema !== undefined && { definition: definitionSchema }),
    ...Object.fromEntries(entries),
  }
}

/** Resolves properties, without a file's own link to its schema, which is no field. */
const resolveAll = (properties: JsonObject, root: JsonObject) =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => name !== '$schema')
      .map(([name, property]) => [name, resolve(property, root, name)]),
  )

const valueOf = (value: unknown, key: string): unknown => (isObject(value) ? value[key] : undefined)

/** The schema of a value below another. */
export function schemaAt(schema: unknown, below: readonly string[]): JsonObject {
  const [first, ...rest] = below
  if (!isObject(schema)) return {}
  if (first === undefined) return schema
  const { properties, items, additionalProperties } = schema
  return schemaAt(valueOf(properties, first) ?? items ?? additionalProperties, rest)
}

/** The properties of the object at a place below a record, in the order of files. */
export type OrderOf = (below: readonly string[]) => readonly string[]

/** The order in which a schema names its properties. */
export const orderIn =
  (schema: JsonObject): OrderOf =>
  (below) => {
    const { properties } = schemaAt(schema, below)
    return Object.keys(isObject(properties) ? properties : {})
  }

/**
 * Puts a sentence about a file in the words of its form: names of properties and files are replaced
 * by the labels on the screen.
 * @param near labels that count before others of the file: those on the way to the field
 */
export function inFormWords(
  text: string,
  file: DataFileName,
  near: ReadonlyMap<string, string> = new Map(),
): string {
  return text
    .replaceAll(/"(\w+)"/g, (whole, name: string) => {
      const title = near.get(name) ?? titlesIn(file).get(name)
      // A label that differs only in its capital letter is found by the name as well.
      return title === undefined || title.toLowerCase() === name ? whole : `"${title}"`
    })
    .replaceAll(/\b(\w+)\.json\b/g, (whole, name: string) => {
      const named = dataFileNames.find((one) => one === name)
      return named === undefined ? whole : `“${titleOf(named)}”`
    })
    // A form's user need not know how a file writes a line break.
    .replaceAll(/ \((?:\\n)+\)/g, '')
}

/** The title of each property by its name in a file's schema; of several titles the first. */
const titlesIn = memoize((file: DataFileName): ReadonlyMap<string, string> => {
  const titles = new Map<string, string>()
  const note = (node: unknown): void => {
    if (!isNested(node)) return
    const properties = isObject(node) ? node['properties'] : undefined
    if (isObject(properties))
      for (const [name, property] of Object.entries(properties))
        if (isObject(property) && property['title'] !== undefined && !titles.has(name))
          titles.set(name, String(property['title']))
    Object.values(node).forEach(note)
  }
  note(fileSchema(file))
  return titles
})

/** The labels on the way to a field, each with its name in the file. */
export function labelsOf(schema: JsonObject, below: readonly string[]): [string, string][] {
  let node = schema
  return below.map((name) => {
    const isEntry = node['items'] !== undefined
    node = schemaAt(node, [name])
    const { title = isEntry ? 'Entry' : name } = node
    return [name, isEntry ? `${String(title)} ${Number(name) + 1}` : String(title)]
  })
}

/** A schema of a file with its descriptions in the words of the form. */
export const described = (schema: JsonObject, file: DataFileName): JsonObject =>
  Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, describedValue(key, value, file)]),
  )

function describedValue(key: string, value: unknown, file: DataFileName): unknown {
  if (key === 'description' && typeof value === 'string') return inFormWords(value, file)
  if (Array.isArray(value)) return value.map((entry) => describedValue('', entry, file))
  return isObject(value) ? described(value, file) : value
}
