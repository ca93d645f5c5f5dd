// node --import: what Vite puts in `import.meta.env` of the modules that it loads, for those that the
// development server loads itself.
import { register } from 'node:module'

const env = { SSR: true, DEV: true, PROD: false, MODE: 'development' }
const isLoader = import.meta.url.endsWith('?loader')
if (!isLoader) register(`${import.meta.url}?loader`)

export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context)
  const source = loaded.source?.toString() ?? ''
  if (loaded.format !== 'module' || !source.includes('import.meta.env')) return loaded
  // On the first line, so that stack traces keep theirs.
  return { ...loaded, source: `import.meta.env=${JSON.stringify(env)};${source}` }
}
