import { Ajv2020 } from 'ajv/dist/2020.js'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dataFileNames } from '../data-files.ts'
import { escapeSegment } from '../json/pointer.ts'

const folder = new URL('../../schemas/', import.meta.url)
const schemas = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as object]),
)
const ajv = new Ajv2020({ allowUnionTypes: true })
ajv.addVocabulary(['patternErrorMessage', 'shownWhere'])
for (const [file, schema] of schemas) ajv.addSchema(schema, file)

test('every data file has a schema, which an editor finds by itself', () => {
  const settings = readFileSync(new URL('../../.vscode/settings.json', import.meta.url), 'utf8')
  for (const name of dataFileNames) {
    expect(schemas.has(`${name}.schema.json`)).toBe(true)
    expect(settings).toContain(`/data/${name}.json`)
    expect(settings).toContain(`./schemas/${name}.schema.json`)
  }
})

test.each([...schemas.keys()])('%s: every example an editor sees fits', (file) => {
  for (const { pointer, examples } of examplesIn(schemas.get(file) ?? {}, '')) {
    const validate = ajv.getSchema(`${file}#${pointer}`)
    for (const example of examples)
      expect(validate?.(example), `${pointer} ${JSON.stringify(example)}`).toBe(true)
  }
})

function* examplesIn(
  node: object,
  pointer: string,
): Generator<{ pointer: string; examples: unknown[] }> {
  if ('examples' in node && Array.isArray(node.examples)) yield { pointer, examples: node.examples }
  for (const [key, child] of Object.entries(node) as [string, unknown][]) {
    if (key !== 'examples' && typeof child === 'object' && child !== null)
      yield* examplesIn(child, `${pointer}/${escapeSegment(key)}`)
  }
}
