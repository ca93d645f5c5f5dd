import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DocumentAssets } from '../../client/Document.tsx'

/** Knows which built files a page needs. */
export type AssetFinder = {
  readonly styles: readonly string[]
  /** @param module the page's source file, such as `client/pages/home/HomePage.tsx` */
  forPage(module: string | undefined): DocumentAssets
}

type ManifestEntry = {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

const ENTRY = 'client/entry.tsx'

/** Reads the bundle's manifest once. Throws when the bundle was not built. */
export function builtAssets(distDir: string): AssetFinder {
  const manifest = JSON.parse(
    readFileSync(join(distDir, 'client/.vite/manifest.json'), 'utf8'),
  ) as Record<string, ManifestEntry>
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`${ENTRY} is not in the bundle's manifest`)

  const all = Object.values(manifest)
  const styles = [...new Set(all.flatMap((item) => item.css ?? []).concat(cssFiles(all)))].map(url)
  const program = readFileSync(join(distDir, 'client', entry.file))
  const integrity = `sha384-${createHash('sha384').update(program).digest('base64')}`
  const known = new Map<string | undefined, DocumentAssets>()

  function withImports(name: string, seen: Set<string>): void {
    const item = manifest[name]
    if (!item || seen.has(item.file)) return
    seen.add(item.file)
    for (const imported of item.imports ?? []) withImports(imported, seen)
  }

  return {
    styles,
    forPage(module) {
      const made = known.get(module)
      if (made) return made
      const files = new Set<string>()
      withImports(ENTRY, files)
      if (module) withImports(module, files)
      files.delete(entry.file)
      const assets: DocumentAssets = {
        entry: url(entry.file),
        integrity,
        styles,
        modules: [...files].map(url),
      }
      known.set(module, assets)
      return assets
    },
  }
}

const url = (file: string): string => `/${file}`

function cssFiles(entries: readonly ManifestEntry[]): string[] {
  return entries.map((item) => item.file).filter((file) => file.endsWith('.css'))
}
