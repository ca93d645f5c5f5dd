import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reasonOf, CannotRun } from '../../catalogue/system-errors.ts'
import { memoize } from '../../domain/text/memoize.ts'
import type { DocumentAssets, ScriptFile } from '../../client/Document.tsx'

/** Finds the built files that a page needs, by the name of its component: `HomePage`. */
export type AssetFinder = {
  readonly styles: readonly string[]
  forPage(component: string): DocumentAssets
}

type ManifestEntry = {
  readonly file: string
  readonly imports?: readonly string[]
}

const ENTRY = 'client/entry.tsx'
/** The styles of all parts but those that load on demand. */
const STYLES = 'style.css'
const EARLY_INPUT = 'client/replay-early-input.ts'

function readManifest(file: string): Record<string, ManifestEntry> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, ManifestEntry>
  } catch (error) {
    const reason = reasonOf(error)
    throw new CannotRun(`the site is not built, run \`npm run build\`: ${file}: ${reason}`, {
      cause: error,
    })
  }
}

/** @throws CannotRun where the client's bundle was not built */
export function builtAssets(distDir: string): AssetFinder {
  const manifest = readManifest(join(distDir, 'client/.vite/manifest.json'))
  const fileOf = (name: string): string => {
    const item = manifest[name]
    if (!item) throw new Error(`${name} is not in the bundle's manifest`)
    return item.file
  }
  const script = (name: string): ScriptFile => {
    const file = fileOf(name)
    const program = readFileSync(join(distDir, 'client', file))
    const checksum = createHash('sha384').update(program).digest('base64')
    return { href: url(file), integrity: `sha384-${checksum}` }
  }
  const styles = [url(fileOf(STYLES))]
  const [earlyInput, entry] = [script(EARLY_INPUT), script(ENTRY)]

  function withImports(name: string, visited: Set<string>): void {
    const item = manifest[name]
    if (!item || visited.has(item.file)) return
    visited.add(item.file)
    for (const imported of item.imports ?? []) withImports(imported, visited)
    // A module stands behind its imports, as the browser evaluates them in this order.
    visited.delete(item.file)
    visited.add(item.file)
  }

  return {
    styles,
    forPage: memoize((component) => {
      const files = new Set<string>()
      withImports(ENTRY, files)
      // The 404 page has no file of its own.
      const module = Object.keys(manifest).find((name) => name.endsWith(`/${component}.tsx`))
      if (module) withImports(module, files)
      files.delete(fileOf(ENTRY))
      return { earlyInput, entry, styles, modules: [...files].map(url) }
    }),
  }
}

const url = (file: string): string => `/${file}`

export function devAssets(): AssetFinder {
  const styles = ['/client/styles/main.css']
  return {
    styles,
    forPage: () => ({ entry: { href: '/client/entry.dev.tsx' }, styles, modules: [] }),
  }
}
