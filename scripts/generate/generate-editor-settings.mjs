import { applyEdits, modify } from 'jsonc-parser'
import { format, resolveConfig } from 'prettier'

/** The editor's settings with every data file's schema, so that it completes and checks while typing. */
export async function editorSettings(settings, names) {
  const schemas = names.map((name) => ({
    fileMatch: [`/data/${name}.json`],
    url: `./schemas/${name}.schema.json`,
  }))
  const text = settings.replaceAll('\r\n', '\n')
  if (JSON.stringify(JSON.parse(text)['json.schemas']) === JSON.stringify(schemas)) return text
  const edited = applyEdits(text, modify(text, ['json.schemas'], schemas, {}))
  return format(edited, { ...(await resolveConfig('.vscode/settings.json')), parser: 'json' })
}
