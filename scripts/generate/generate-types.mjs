import { compile } from 'json-schema-to-typescript'
import { parseAst } from 'vite'

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
  const { common: _, ...files } = schemas
  const isRecord = (schema) => schema?.type === 'object' && schema.properties !== undefined
  // A file with a single record is a named type itself.
  const isSingle = ({ additionalProperties }) => additionalProperties === false
  const definitions = Object.assign({}, ...Object.values(schemas).map((schema) => schema.$defs))
  for (const [name, schema] of Object.entries(files)) {
    if (isSingle(schema)) definitions[name] = schema
  }

  // Records stay references and become named types; everything smaller is written out in place.
  const simplify = (schema) =>
    JSON.parse(JSON.stringify({ ...schema, $defs: undefined }), (key, node) => {
      // A property may have the name of a keyword, but is then an object.
      const isKeyword = typeof node === 'string' || Array.isArray(node)
      if (key === '$schema' || (isKeyword && untyped.has(key))) return undefined
      if (node?.$ref) {
        const { $ref, ...rest } = node
        const name = $ref.split('/').at(-1)
        if (isRecord(definitions[name])) return { $ref: `#/$defs/${name}` }
        return { ...simplify(definitions[name]), ...rest }
      }
      if (Array.isArray(node?.type) && node.type.includes('array')) {
        const { type: _types, items, ...rest } = node
        return { ...rest, oneOf: [{ type: 'string' }, { type: 'array', items }] }
      }
      return node
    })
  const mapped = (entries, change) =>
    Object.fromEntries(entries.map(([name, schema]) => [name, change(schema, name)]))

  const merged = {
    title: 'DataFiles',
    description: 'The shape of every data file, by its name without .json.',
    type: 'object',
    additionalProperties: false,
    required: Object.keys(files),
    properties: mapped(Object.entries(files), (schema, name) =>
      isSingle(schema) ? { $ref: `#/$defs/${name}` } : simplify(schema),
    ),
    $defs: mapped(
      Object.entries(definitions).filter(([, schema]) => isRecord(schema)),
      simplify,
    ),
  }
  const text = await compile(merged, 'DataFiles', {
    bannerComment: '',
    additionalProperties: false,
    declareExternallyReferenced: true,
    format: false,
  })
  return banner + readOnly(text)
}

const WRITABLE = new Set(['TSPropertySignature', 'TSIndexSignature', 'TSArrayType', 'TSTupleType'])

/** Makes the types read-only, as the catalogue freezes the data. */
function readOnly(text) {
  // A list of lists begins where the lists in it begin: only the outer one is marked.
  const places = new Set()
  JSON.stringify(parseAst(text, { lang: 'ts' }), (_key, node) => {
    if (WRITABLE.has(node?.type)) places.add(node.start)
    return node
  })
  const cuts = [0, ...[...places].sort((one, other) => one - other)]
  return cuts.map((cut, index) => text.slice(cut, cuts[index + 1])).join('readonly ')
}
