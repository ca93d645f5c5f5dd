import { dataFileNames, type DataFileName } from '../../../catalogue/data-files.ts'
import { isNested } from '../../../catalogue/json/pointer.ts'
import { isObject, type JsonObject } from '../../editing/find-project.ts'
import { memoize } from '../../../domain/text/memoize.ts'
import { fileSchema, schemaAt, titleOf } from './form-schema.ts'

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
