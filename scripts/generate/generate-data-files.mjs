const banner = '// Written by scripts/generate.mjs from schemas/. Change a schema, not this file.\n'

/**
 * How each data file holds its records, and what one of them is called, as its schema has it.
 * @param {Record<string, any>} schemas every schema by its data file's name
 */
export function dataFilesSource({ common, ...files }) {
  const entries = Object.entries(files).map(([name, schema]) => {
    const resolve = (node) =>
      node?.$ref
        ? { ...schema.$defs?.[lastOf(node.$ref)], ...common.$defs[lastOf(node.$ref)], ...node }
        : node
    const { shape, record } = shapeOf(schema, resolve)
    const called = (record.title ?? name).toLowerCase()
    return `  ${name}: { shape: '${shape}', record: ${JSON.stringify(called).replaceAll('"', "'")} },\n`
  })
  return `${banner}import type { DataFiles } from './data.generated.ts'

/** How each data file holds its records, and what one of them is called. */
export const dataFileShapes: Readonly<
  Record<
    keyof DataFiles,
    { readonly shape: 'list' | 'map' | 'groups' | 'single'; readonly record: string }
  >
> = {
${entries.join('')}}
`
}

const lastOf = (ref) => ref.split('/').at(-1)

function shapeOf(schema, resolve) {
  if (schema.type === 'array') return { shape: 'list', record: resolve(schema.items) }
  if (schema.additionalProperties === false) return { shape: 'single', record: schema }
  const entry = resolve(schema.additionalProperties)
  const inner = entry.type === 'array' ? resolve(entry.items) : undefined
  // A list of texts is one record: what its key has.
  return inner?.properties ? { shape: 'groups', record: inner } : { shape: 'map', record: entry }
}
