import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'

const shown = JSON.parse(readFileSync(new URL('shown-where.json', import.meta.url), 'utf8'))

const intro = `# What the site shows of each field

Written by \`scripts/generate.mjs\` from the schemas and \`scripts/generate/shown-where.json\`; change
those, not this page. How the files are kept is told in [data.md](data.md).
`

/**
 * The page that says where the site shows each field of the data.
 * @param {Record<string, any>} schemas every schema by its data file's name
 * @throws Error naming the fields that nobody has placed, and those that are no more
 */
export async function fieldsSource(schemas) {
  const records = Object.entries(schemas).flatMap(([file, schema]) => [
    ...(schema.additionalProperties === false ? [[file, file, schema]] : []),
    ...Object.entries(schema.$defs ?? {})
      .filter(([, definition]) => definition.properties)
      .map(([name, definition]) => [file, name, definition]),
  ])
  const told = new Set()
  const missing = []
  const sections = records.map(([file, name, record]) => {
    const where = shown[`${file}.${name}`] ?? {}
    const rows = Object.entries(record.properties)
      .filter(([field]) => field !== '$schema')
      .map(([field, property]) => {
        told.add(`${file}.${name}.${field}`)
        if (!where[field]) missing.push(`${file}.${name}.${field}`)
        const { title } = resolved(property, schemas, file)
        return `| \`${field}\` | ${title ?? ''} | ${where[field] ?? ''} |`
      })
    const place = file === 'common' ? 'several files' : `\`${file}.json\``
    return [
      `## ${record.title} (${place})`,
      '',
      record.description,
      '',
      '| field | what it is | where it is shown |',
      '| --- | --- | --- |',
      ...rows,
    ].join('\n')
  })
  const gone = Object.entries(shown).flatMap(([record, fields]) =>
    Object.keys(fields)
      .map((field) => `${record}.${field}`)
      .filter((field) => !told.has(field)),
  )
  if (missing.length + gone.length > 0)
    throw new Error(
      `scripts/generate/shown-where.json: ${[
        ...missing.map((field) => `say where ${field} is shown`),
        ...gone.map((field) => `${field} is no field`),
      ].join('; ')}`,
    )
  const path = fileURLToPath(new URL('../../docs/fields.md', import.meta.url))
  return format([intro, ...sections].join('\n\n'), {
    ...(await resolveConfig(path)),
    parser: 'markdown',
  })
}

const resolved = (property, schemas, file) => {
  if (!property.$ref) return property
  const [from, name] = property.$ref.split('#/$defs/')
  const other = from === '' ? file : from.replace('.schema.json', '')
  return { ...schemas[other]?.$defs?.[name], ...property }
}
