import { canonicalAreaText } from '../../domain/area/area-text.ts'
import { canonicalPriceText } from '../../domain/price/price.ts'
import { memoize } from '../../domain/text/memoize.ts'
import { developerSlug } from '../../domain/text/slug.ts'
import type { DataFileName } from '../data-files.ts'
import { isNested, toPointer } from '../json/pointer.ts'
import type { Place } from '../json/positions.ts'
import { FLOOR_AREAS } from '../checks/price-and-area-texts.ts'
import { isProjectFile, listOf, property } from '../checks/records.ts'

/** One text that has a canonical form other than its own. */
export type CanonicalEdit = {
  readonly pointer: string
  readonly at: Place
  readonly from: string
  readonly to: string
}

/** The canonical form of a text in an object; undefined where it has none. */
type Canonical = (text: string, owner: object) => string | undefined

/** An id that is its name's slug but for its spelling; any other id is left alone. */
const developerId: Canonical = (id, owner) => {
  const name: unknown = 'name' in owner ? owner.name : undefined
  const slug = developerSlug(id)
  return typeof name === 'string' && slug === developerSlug(name) ? slug : undefined
}

/** A link to a developer's page: its slug, whatever follows it. */
const developerLink: Canonical = (url) => {
  const [, before, name = '', after] = /^(\/project-details\/)([^/?#]+)(.*)$/.exec(url) ?? []
  const slug = developerSlug(name)
  return before && slug ? before + slug + (after ?? '') : undefined
}

type Rules = Readonly<Record<string, Canonical>>

/** Where each file holds texts with a canonical form; `*` matches every key or entry. */
function rulesOf(name: DataFileName): Rules {
  // Thousands of floors have one price and one size.
  const [price, area] = [memoize(canonicalPriceText), memoize(canonicalAreaText)]
  const ofProjects = { '*/*/price': price, '*/*/starting_price': price, '*/*/area': area }
  const rules: Readonly<Partial<Record<DataFileName, Rules>>> = {
    residentialProjects: ofProjects,
    commercialProjects: ofProjects,
    leadingRealEstateDevelopers: { '*/id': developerId, '*/url': developerLink },
    companyData: { '*/id': developerId },
    trendingProjects: { '*/price': price },
    floorPlan: {
      '*/floors/*/baseSellingPrice': price,
      ...Object.fromEntries(FLOOR_AREAS.map((field) => [`*/floors/*/${field}`, area])),
    },
  }
  return rules[name] ?? {}
}

/**
 * A file's value in canonical form (docs/product.md, 'Data'): developer slugs, price and area text; text
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
  for (const [path, canonical] of Object.entries(rulesOf(name))) {
    result = mapAt(result, path.split('/'), [], (text, owner, segments) => {
      const to = canonical(text, owner) ?? text
      if (to !== text) edits.push({ pointer: toPointer(segments), at: 'value', from: text, to })
      return to
    })
  }
  if (isProjectFile(name)) result = renameKeys(result, edits)
  return { value: result, edits }
}

type MapText = (text: string, owner: object, segments: readonly string[]) => string

/** The value with the texts at a path replaced; what does not change is shared. */
function mapAt(
  value: unknown,
  [step, ...path]: readonly string[],
  segments: readonly string[],
  map: MapText,
): unknown {
  if (step === undefined || !isNested(value)) return value
  const keys = step === '*' ? Object.keys(value) : Object.hasOwn(value, step) ? [step] : []
  const changed: [string, unknown][] = []
  for (const key of keys) {
    const entry = value[key]
    const below = [...segments, key]
    const isText = path.length === 0 && typeof entry === 'string'
    const next = isText ? map(entry, value, below) : mapAt(entry, path, below, map)
    if (next !== entry) changed.push([key, next])
  }
  if (changed.length === 0) return value
  const entries = Object.fromEntries(changed)
  return Array.isArray(value) ? Object.assign([...value], entries) : { ...value, ...entries }
}

const letters = (slug: string): string => slug.replaceAll('-', '')

/**
 * The slug of a developer's key. A key like `aravalli_crest` has lost where its words
 * part; its projects' developer shows where, if they have one and it has the same letters.
 */
function keySlug(key: string, projects: unknown): string {
  const slug = developerSlug(key) || key
  if (slug === key) return key
  const named = new Set(
    listOf(projects).map((project) => {
      const developer = property(project, 'developer')
      return typeof developer === 'string' ? developerSlug(developer) : ''
    }),
  )
  const [only = ''] = named
  return named.size === 1 && letters(only) === letters(slug) && only !== '' ? only : slug
}

function renameKeys(value: unknown, edits: CanonicalEdit[]): unknown {
  if (!isNested(value) || Array.isArray(value)) return value
  const renamed = new Map<string, unknown>()
  let changed = false
  for (const [key, list] of Object.entries(value)) {
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
