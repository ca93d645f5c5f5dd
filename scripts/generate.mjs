// Writes the files derived from schemas/, the data's TypeScript types, the list of the data checks,
// what describes an enquiry to programs, the icons, and the letters of the typefaces.
//   node scripts/generate.mjs           writes them
//   node scripts/generate.mjs --check   exits 1 when a committed one is stale
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { register } from 'tsx/esm/api'
import { iconNamesSource, spriteSource } from './generate/generate-icons.mjs'
import { lettersSource } from './generate/generate-letters.mjs'
import { rulesPage, rulesSource } from './generate/generate-rules.mjs'
import { typesSource } from './generate/generate-types.mjs'
import { fieldsSource } from './generate/generate-fields.mjs'

// The rules, the list of typefaces and the fields of an enquiry are TypeScript, which needs this loader.
register()
const { enquirySchemaSource, openapiSource } = await import('./generate/generate-enquiry.mjs')

const root = fileURLToPath(new URL('..', import.meta.url))
const suffix = '.schema.json'

/** Every schema by its data file's name; `common` holds the shared definitions. */
const schemas = Object.fromEntries(
  readdirSync(join(root, 'schemas'))
    // Visitors' posts are no data file; their schema is written below.
    .filter((file) => file.endsWith(suffix) && file !== `enquiry${suffix}`)
    .sort()
    .map((file) => [
      file.slice(0, -suffix.length),
      JSON.parse(readFileSync(join(root, 'schemas', file), 'utf8')),
    ]),
)

const text = (path) => readFileSync(join(root, path), 'utf8')
const json = (path) => JSON.parse(text(path))
const icons = json('client/components/icons/icons.json')
const { keys, groups, others } = json('client/components/icons/feature-icons.json')
const featureIcons = [...Object.values(keys), ...Object.values(groups), others]
const rulesFolder = join(root, 'catalogue/checks/rules')
const outputs = {
  'schemas/generated/data.generated.ts': await formatted('types.ts', await typesSource(schemas)),
  'schemas/generated/schemas.generated.ts': await formatted('schemas.ts', schemasSource()),
  'docs/fields.md': await formatted('fields.md', fieldsSource(schemas)),
  '.vscode/settings.json': await formatted('settings.json', editorSettings()),
  'catalogue/checks/rules.generated.ts': rulesSource(rulesFolder),
  'docs/rules.md': await formatted('rules.md', await rulesPage(rulesFolder)),
  'schemas/enquiry.schema.json': await formatted('enquiry.json', enquirySchemaSource()),
  'docs/openapi.yaml': await formatted('openapi.yaml', openapiSource(text('docs/openapi.yaml'))),
  'domain/text/letters.generated.ts': await lettersSource(
    join(root, 'server/brochure/typefaces.ts'),
  ),
  'client/components/icons/icons.generated.ts': iconNamesSource(icons),
  'client/components/icons/site.svg': spriteSource(
    icons,
    text('client/components/icons/brands.svg'),
  ),
  'client/components/icons/features.svg': spriteSource([...new Set(featureIcons)].sort()),
}

/** A text in the format that `npm run format` gives a file of this name. */
async function formatted(name, text) {
  const filepath = join(root, name)
  return format(text, { ...(await resolveConfig(filepath)), filepath })
}

/** A module with every schema, so that bundles of the programs contain them. */
function schemasSource() {
  const names = Object.keys(schemas)
  const imports = names.map(
    (name) => `import ${name} from '../${name}${suffix}' with { type: 'json' }\n`,
  )
  return `// Written by scripts/generate.mjs.\n${imports.join('')}\nexport const schemas = { ${names.join()} }\n`
}

/** The editor's settings with every data file's schema, so it completes and checks while typing. */
function editorSettings() {
  const names = Object.keys(schemas).filter((name) => name !== 'common')
  const entries = names.map((name) => ({
    fileMatch: [`/data/${name}.json`],
    url: `./schemas/${name}.schema.json`,
  }))
  const settings = JSON.parse(committed('.vscode/settings.json'))
  return JSON.stringify({ ...settings, 'json.schemas': entries }, undefined, 2)
}

function committed(path) {
  const file = join(root, path)
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : undefined
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
