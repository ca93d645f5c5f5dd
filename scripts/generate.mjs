// Writes what is derived from schemas/, the data's TypeScript types, shapes and validators, the list of
// the data checks, and which font file holds which characters.
//   node scripts/generate.mjs           writes them
//   node scripts/generate.mjs --check   exits 1 when a committed one is stale
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dataFilesSource } from './generate/generate-data-files.mjs'
import { editorSettings } from './generate/generate-editor-settings.mjs'
import { fontFacesSource } from './generate/generate-font-faces.mjs'
import { rulesPage, rulesSource } from './generate/generate-rules.mjs'
import { typesSource } from './generate/generate-types.mjs'
import { fieldsSource } from './generate/generate-fields.mjs'
import { declarationsSource, validatorsSource } from './generate/generate-validators.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const suffix = '.schema.json'

/** Every schema by its data file's name; `common` holds the shared definitions. */
const schemas = Object.fromEntries(
  readdirSync(join(root, 'schemas'))
    // What visitors post is no data file; its rules are code (domain/enquiry/enquiry.ts).
    .filter((file) => file.endsWith(suffix) && file !== `enquiry${suffix}`)
    .sort()
    .map((file) => [
      file.slice(0, -suffix.length),
      JSON.parse(readFileSync(join(root, 'schemas', file), 'utf8')),
    ]),
)

const rulesFolder = join(root, 'catalogue/checks/rules')
const outputs = {
  'schemas/generated/data.generated.ts': await typesSource(schemas),
  'schemas/generated/data-files.generated.ts': dataFilesSource(schemas),
  'schemas/generated/validators.generated.js': await validatorsSource(schemas),
  'schemas/generated/validators.generated.d.ts': declarationsSource(),
  'docs/fields.md': await fieldsSource(schemas),
  '.vscode/settings.json': await editorSettings(
    readFileSync(join(root, '.vscode/settings.json'), 'utf8'),
    Object.keys(schemas).filter((name) => name !== 'common'),
  ),
  'catalogue/checks/generated/rules.generated.ts': rulesSource(rulesFolder),
  'docs/rules.md': await rulesPage(rulesFolder),
  'client/styles/fonts.generated.css': fontFacesSource(),
}

const committed = (path) => {
  try {
    return readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n')
  } catch {
    return undefined
  }
}
const stale = Object.entries(outputs).filter(([path, text]) => committed(path) !== text)

if (process.argv.includes('--check')) {
  for (const [path] of stale) console.error(`${path} is stale: run npm run generate`)
  process.exitCode = stale.length === 0 ? 0 : 1
} else {
  for (const [path, text] of stale) {
    writeFileSync(join(root, path), text)
    console.log(`wrote ${path}`)
  }
}
