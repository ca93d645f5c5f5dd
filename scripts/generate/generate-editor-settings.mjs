import { applyEdits, modify } from 'jsonc-parser'
import { format, resolveConfig } from 'prettier'

// Entries on lines of their own, which prettier leaves so: one new file is one new entry in the diff.
const formattingOptions = { insertSpaces: true, tabSize: 2 }

/** The editor's settings with every data file's schema, so that it completes and checks while typing. */
export async function editorSettings(settings, names) {
  const schemas = names.map((name) => ({
    fileMatch: [`/data/${name}.json`],
    url: `./schemas/${name}.schema.json`,
  }))
  const text = settings.replaceAll('\r\n', '\n')
  if (JSON.stringify(JSON.parse(text)['json.schemas']) === JSON.stringify(schemas)) return text
  const edited = applyEdits(text, modify(text, ['json.schemas'], schemas, { formattingOptions }))
  return format(edited, { ...(await resolveConfig('.vscode/settings.json')), parser: 'json' })
}
