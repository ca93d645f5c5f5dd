import { compile } from 'json-schema-to-typescript'

const banner = `// Written by scripts/generate.mjs from schemas/. Change a schema, not this file.
// The agency's data as its editors keep it; the catalogue resolves its quirks.
`

/** Keywords that say nothing about a value's type, or that would name a type we do not want. */
const untyped = new Set('title examples pattern patternErrorMessage shownWhere anyOf'.split(' '))

/**
 * TypeScript types of every record, and `DataFiles`, the shape of each file by its name.
 * @param {Record<string, any>} schemas every schema by its data file's name
 */
export async function typesSource(schemas) {
  const definitions = Object.assign({}, ...Object.values(schemas).map((schema) => schema.$defs))
  const { common: _, ...files } = schemas
  const isRecord = (schema) => schema?.type === 'object' && schema.properties !== undefined
  // A file that is one record is a named type itself.
  const singles = Object.fromEntries(
    Object.entries(files).filter(([, file]) => file.additionalProperties === false),
  )
  Object.assign(definitions, singles)

  // Records stay references and become named types; everything smaller is written out in place.
  const simplify = (node) => {
    if (Array.isArray(node)) return node.map(simplify)
    if (typeof node !== 'object' || node === null) return node
    if (node.$ref) {
      const name = node.$ref.split('/').at(-1)
      if (isRecord(definitions[name])) return { $ref: `#/$defs/${name}` }
      const { $ref: _, ...rest } = node
      return simplify({ ...definitions[name], ...rest })
    }
    if (Array.isArray(node.type) && node.type.includes('array')) {
      const { items, ...rest } = node
      return simplify({
        ...rest,
        type: undefined,
        oneOf: [{ type: 'string' }, { type: 'array', items }],
      })
    }
    return Object.fromEntries(
      Object.entries(node)
        .filter(([key]) => !untyped.has(key) && !(key === 'properties' && !isRecord(node)))
        .map(([key, value]) => [
          key,
          key === 'properties'
            ? Object.fromEntries(
                Object.entries(value)
                  .filter(([name]) => name !== '$schema')
                  .map(([name, property]) => [name, simplify(property)]),
              )
            : simplify(value),
        ]),
    )
  }
  const withoutMeta = (schema) => simplify({ ...schema, $schema: undefined, $defs: undefined })
  const fileOf = (schema) =>
    schema.type === 'object'
      ? withoutMeta({ ...schema, properties: undefined })
      : withoutMeta(schema)

  const merged = {
    title: 'DataFiles',
    description: 'The shape of every data file, by its name without .json.',
    type: 'object',
    additionalProperties: false,
    required: Object.keys(files),
    properties: Object.fromEntries(
      Object.entries(files).map(([name, schema]) => [
        name,
        name in singles ? { $ref: `#/$defs/${name}` } : fileOf(schema),
      ]),
    ),
    $defs: Object.fromEntries(
      Object.entries(definitions)
        .filter(([, schema]) => isRecord(schema))
        .map(([name, schema]) => [name, withoutMeta(schema)]),
    ),
  }
  const text = await compile(merged, 'DataFiles', {
    bannerComment: '',
    additionalProperties: false,
    declareExternallyReferenced: true,
    unreachableDefinitions: true,
    format: false,
  })
  return banner + readOnly(withoutReferrers(text))
}

/** The catalogue freezes what it reads, so the types promise no writing. */
const readOnly = (text) =>
  text
    .replaceAll(/^(\w+\??: |\[k: string\]: )/gm, 'readonly $1')
    .replaceAll(/(\w+|\([^()]*\)|\[[^[\]]+\])\[\]/g, 'readonly $1[]')
    .replaceAll(/: (\[number, number\])/g, ': readonly $1')

const withoutReferrers = (text) =>
  text.replaceAll(/ \*\s*\n \* This interface was referenced by .*\n \* via .*\n/g, '')
