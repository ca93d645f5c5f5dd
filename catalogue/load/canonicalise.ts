import { canonicalPriceText } from '../../domain/price/price.ts'
import { developerSlug } from '../../domain/text/slug.ts'
import type { DataFileName } from '../data-files.ts'
import { toPointer } from '../json/pointer.ts'
import type { Place } from '../json/spans.ts'

/** One text that has a canonical form other than its own. */
export type CanonicalEdit = {
  readonly pointer: string
  readonly at: Place
  readonly from: string
  readonly to: string
}

/** Where a file holds texts with a canonical form; `*` stands for every key or entry. */
type Rule = {
  readonly path: readonly string[]
  readonly canonical: (text: string, owner: object) => string | undefined
}

const price = (...path: string[]): Rule => ({ path, canonical: canonicalPriceText })

/** An id that is its name's slug but for its spelling; any other id is left alone. */
const developerId: Rule = {
  path: ['*', 'id'],
  canonical(id, owner) {
    const name: unknown = 'name' in owner ? owner.name : undefined
    const slug = developerSlug(id)
    return typeof name === 'string' && slug === developerSlug(name) ? slug : undefined
  },
}

/** A link to a developer's page: its slug, whatever follows it. */
const developerLink: Rule = {
  path: ['*', 'url'],
  canonical(url) {
    const [, before, name = '', after] = /^(\/project-details\/)([^/?#]+)(.*)$/.exec(url) ?? []
    const slug = developerSlug(name)
    return before && slug ? before + slug + (after ?? '') : undefined
  },
}

const projectPrices = [price('*', '*', 'price'), price('*', '*', 'starting_price')]

const rules: Readonly<Partial<Record<DataFileName, readonly Rule[]>>> = {
  residentialProjects: projectPrices,
  commercialProjects: projectPrices,
  leadingRealEstateDevelopers: [developerId, developerLink],
  companyData: [developerId],
  trendingProjects: [price('*', 'price')],
  floorPlan: [price('*', 'floors', '*', 'baseSellingPrice')],
}

/** Files whose keys are developer slugs. */
const keyedByDeveloper: ReadonlySet<DataFileName> = new Set([
  'residentialProjects',
  'commercialProjects',
])

/**
 * A file's value in canonical form (docs/product.md, 'Data'): developer slugs and price text; text
 * without a canonical form stays as it is, and so does everything else. Lists whose keys become
 * equal are joined. Unchanged parts are shared with the argument, which is not changed; `edits`
 * lists what differs, by pointers into the argument.
 */
export function canonicalise(
  name: DataFileName,
  value: unknown,
): { value: unknown; edits: CanonicalEdit[] } {
  const edits: CanonicalEdit[] = []
  let result = value
  for (const { path, canonical } of rules[name] ?? []) {
    result = mapAt(result, path, [], (text, owner, segments) => {
      const to = canonical(text, owner) ?? text
      if (to !== text) edits.push({ pointer: toPointer(segments), at: 'value', from: text, to })
      return to
    })
  }
  if (keyedByDeveloper.has(name)) result = renameKeys(result, edits)
  return { value: result, edits }
}

type MapText = (text: string, owner: object, segments: readonly string[]) => string

function mapAt(
  value: unknown,
  path: readonly string[],
  segments: readonly string[],
  map: MapText,
): unknown {
  const [step, ...rest] = path
  if (step === undefined || typeof value !== 'object' || value === null) return value
  const mapEntry = (entry: unknown, key: string): unknown => {
    const below = [...segments, key]
    if (rest.length > 0) return mapAt(entry, rest, below, map)
    return typeof entry === 'string' ? map(entry, value, below) : entry
  }
  if (Array.isArray(value)) {
    const entries: readonly unknown[] = value
    const mapped = entries.map((entry, index) => mapEntry(entry, String(index)))
    return mapped.some((entry, index) => entry !== entries[index]) ? mapped : value
  }
  let changed = false
  const mapped = Object.entries(value).map(([key, entry]: [string, unknown]) => {
    const next = step === '*' || step === key ? mapEntry(entry, key) : entry
    changed ||= next !== entry
    return [key, next] as const
  })
  return changed ? Object.fromEntries(mapped) : value
}

const letters = (slug: string): string => slug.replaceAll('-', '')

/**
 * The slug that a key of developers stands for. A key like `aravalli_crest` has lost where its words
 * part; its projects' developer tells, where they have one and it has the same letters.
 */
function keySlug(key: string, projects: unknown): string {
  const slug = developerSlug(key) || key
  if (slug === key) return key
  const named = new Set(
    (Array.isArray(projects) ? (projects as readonly unknown[]) : []).map((project) =>
      developerSlug(developerOf(project)),
    ),
  )
  const [only = ''] = named
  return named.size === 1 && letters(only) === letters(slug) && only !== '' ? only : slug
}

function developerOf(project: unknown): string {
  if (typeof project !== 'object' || project === null || !('developer' in project)) return ''
  return typeof project.developer === 'string' ? project.developer : ''
}

function renameKeys(value: unknown, edits: CanonicalEdit[]): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const renamed = new Map<string, unknown>()
  let changed = false
  for (const [key, list] of Object.entries(value) as [string, unknown][]) {
    const slug = key === '$schema' ? key : keySlug(key, list)
    if (slug !== key) {
      edits.push({ pointer: toPointer([key]), at: 'key', from: key, to: slug })
      changed = true
    }
    const before = renamed.get(slug)
    renamed.set(
      slug,
      Array.isArray(before) && Array.isArray(list) ? before.concat(list as unknown[]) : list,
    )
  }
  return changed ? Object.fromEntries(renamed) : value
}
