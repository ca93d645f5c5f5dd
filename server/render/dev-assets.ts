import type { AssetFinder } from './assets.ts'

/** While developing, Vite serves the sources themselves. */
export function devAssets(): AssetFinder {
  const styles = ['/client/styles/main.css']
  return {
    styles,
    forPage: () => ({ entry: { href: '/client/entry.dev.tsx' }, styles, modules: [] }),
  }
}
