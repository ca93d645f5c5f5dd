import { priceReader, type PriceReader } from '../../domain/price/price-reader.ts'
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
  readonly canonical: 'price' | ((text: string, owner: object) => string | undefined)
}

const price = (...path: string[]): Rule => ({ path, canonical: 'price' })

/** An id that is its name's slug but for its spelling; any other id is left alone. */
const developerId: Rule = {
  path: ['*', 'id'],
  canonical(id: string, owner: object) {
    const name: unknown = 'name' in owner ? owner.name : undefined
    const slug = developerSlug(id)
    return typeof name === 'string' && slug === developerSlug(name) ? slug : undefined
  },
}

/** A link to a developer's page: its slug, whatever follows it. */
const developerLink: Rule = {
  path: ['*', 'url'],
  canonical(url: string) {
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
 * @param readPrice shared by those who read the prices of the same data
 */
export function canonicalise(
  name: DataFileName,
  value: unknown,
  readPrice: PriceReader = priceReader(),
): { value: unknown; edits: CanonicalEdit[] } {
  const edits: CanonicalEdit[] = []
  let result = value
  for (const { path, canonical } of rules[name] ?? []) {
    result = mapAt(result, path, 0, undefined, (text, owner, place) => {
      const to = (canonical === 'price' ? readPrice(text)?.text : canonical(text, owner)) ?? text
      if (to !== text)
        edits.push({ pointer: toPointer(segmentsOf(place)), at: 'value', from: text, to })
      return to
    })
  }
  if (keyedByDeveloper.has(name)) result = renameKeys(result, edits)
  return { value: result, edits }
}

/** Where a text stands: its key below another place. Written out only where something changes. */
type TextPlace = { readonly key: string | number; readonly below: TextPlace | undefined }

function segmentsOf(place: TextPlace | undefined): (string | number)[] {
  const segments: (string | number)[] = []
  for (let at = place; at !== undefined; at = at.below) segments.unshift(at.key)
  return segments
}

type MapText = (text: string, owner: object, place: TextPlace) => string

/** @param depth how much of the path leads to `value` */
function mapAt(
  value: unknown,
  path: readonly string[],
  depth: number,
  below: TextPlace | undefined,
  map: MapText,
): unknown {
  const step = path[depth]
  if (step === undefined || typeof value !== 'object' || value === null) return value
  const mapEntry = (entry: unknown, key: string | number): unknown => {
    if (depth + 1 < path.length) return mapAt(entry, path, depth + 1, { key, below }, map)
    return typeof entry === 'string' ? map(entry, value, { key, below }) : entry
  }
  if (Array.isArray(value)) {
    const entries: readonly unknown[] = value
    let changed: unknown[] | undefined
    entries.forEach((entry, index) => {
      const next = mapEntry(entry, index)
      if (next !== entry) (changed ??= [...entries])[index] = next
    })
    return changed ?? value
  }
  if (step !== '*') {
    if (!Object.hasOwn(value, step)) return value
    const entry = (value as Readonly<Record<string, unknown>>)[step]
    const next = mapEntry(entry, step)
    return next === entry ? value : { ...value, [step]: next }
  }
  const entries = Object.entries(value) as [string, unknown][]
  let changed = false
  for (const one of entries) {
    const [key, entry] = one
    one[1] = mapEntry(entry, key)
    changed ||= one[1] !== entry
  }
  return changed ? Object.fromEntries(entries) : value
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
