import { paths, pathSegments } from './paths.ts'

/** Addresses that redirect for good (docs/product.md, 'Addresses'). */
export const movedPaths: Readonly<Record<string, string>> = {
  '/contact': paths.contact,
}

/** The address that the previous site had for a city, where the data has the city. */
export const cityBefore = (
  name: string,
  { isSlug }: { isSlug: (slug: string) => boolean },
): string | undefined => (name === 'banglore' && isSlug('bangalore') ? '/bangalore' : undefined)

/** An address that a page had, and where it leads now. Both are paths from the first slash on. */
export type Redirect = { from: string; to: string }

/**
 * The text that old addresses are compared by: no trailing slash, case or escapes. '' where
 * malformed.
 */
export function redirectKey(path: string): string {
  const [plain = ''] = path.split(/[?#]/)
  return (pathSegments(plain) ?? []).join('/').toLowerCase()
}

/**
 * Finds where an old address leads in the end: chains are followed to their last page. Undefined for
 * an address without a redirect, and for one that leads round in a circle. The first of several
 * redirects from one address counts.
 */
export function buildRedirects(
  redirects: readonly Redirect[],
): (path: string) => string | undefined {
  const targets = new Map<string, string>()
  for (const { from, to } of redirects) {
    const key = redirectKey(from)
    if (key !== '' && !targets.has(key)) targets.set(key, to)
  }
  return (path) => {
    const visited = new Set<string>()
    let key = redirectKey(path)
    let found: string | undefined
    for (let to = targets.get(key); to !== undefined; to = targets.get(key)) {
      if (visited.has(key)) return undefined
      visited.add(key)
      found = to
      key = redirectKey(to)
    }
    return found
  }
}

/**
 * The redirects after pages have moved: one more for each old address, none that starts where a page
 * is now, and those that led to an old address lead on at once. The order of the others does not change.
 * @param alive addresses that answer now besides the pages' own
 */
export function addRedirects(
  redirects: readonly Redirect[],
  moves: readonly Redirect[],
  alive: readonly string[] = [],
): readonly Redirect[] {
  const targets = new Map(moves.map(({ from, to }) => [redirectKey(from), to]))
  const pages = new Set([...moves.map(({ to }) => to), ...alive].map(redirectKey))
  const moved = new Set(targets.keys())
  const updated = redirects
    .filter(({ from }) => !pages.has(redirectKey(from)) && !moved.has(redirectKey(from)))
    .map(({ from, to }) => ({ from, to: targets.get(redirectKey(to)) ?? to }))
  const added = moves.filter(({ from, to }) => redirectKey(from) !== redirectKey(to))
  return [...updated, ...added].filter(({ from, to }) => redirectKey(from) !== redirectKey(to))
}
