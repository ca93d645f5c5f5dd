const intro = `# What the site shows of each field

Written by \`scripts/generate.mjs\` from the schemas, where \`shownWhere\` says it; change those, not this
page. [data.md](data.md) explains how to maintain the files.
`

/**
 * The page that says where the site shows each field of the data.
 * @param {Record<string, any>} schemas every schema by its data file's name
 * @throws Error with the names of fields for which no schema says it
 */
export function fieldsSource(schemas) {
  const records = Object.entries(schemas).flatMap(([file, schema]) => [
    ...(schema.additionalProperties === false ? [[file, file, schema]] : []),
    ...Object.entries(schema.$defs ?? {})
      .filter(([, definition]) => definition.properties)
      .map(([name, definition]) => [file, name, definition]),
  ])
  const missing = []
  const sections = records.map(([file, name, record]) => {
    const rows = Object.entries(record.properties)
      .filter(([field]) => field !== '$schema')
      .map(([field, property]) => {
        if (!property.shownWhere) missing.push(`${file}.${name}.${field}`)
        const { title } = resolved(property, schemas, file)
        return `| \`${field}\` | ${title ?? ''} | ${property.shownWhere ?? ''} |`
      })
    const files = file === 'common' ? filesWith(name, schemas) : [file]
    const place = files.map((one) => `\`${one}.json\``).join(', ')
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
  if (missing.length > 0)
    throw new Error(`The schemas must say in shownWhere where ${missing.join(', ')} is shown`)
  return [intro, ...sections].join('\n\n')
}

/**
 * The data files that hold a record of the common schema, itself or within another of its records.
 * @param {string} name
 * @param {Record<string, any>} schemas
 */
function filesWith(name, { common, ...schemas }) {
  const mentions = (schema, one) => JSON.stringify(schema).includes(`#/$defs/${one}"`)
  const holders = new Set([name])
  // A loop over a set also visits members that are added meanwhile.
  for (const holder of holders) {
    for (const [other, definition] of Object.entries(common.$defs))
      if (mentions(definition, holder)) holders.add(other)
  }
  return Object.keys(schemas)
    .filter((file) => [...holders].some((holder) => mentions(schemas[file], holder)))
    .sort()
}

const resolved = (property, schemas, file) => {
  if (!property.$ref) return property
  const [from, name] = property.$ref.split('#/$defs/')
  const other = from === '' ? file : from.replace('.schema.json', '')
  return { ...schemas[other]?.$defs?.[name], ...property }
}
