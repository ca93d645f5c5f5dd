import { standardAreaText } from '../../domain/area/standard-area.ts'
import { standardPriceText } from '../../domain/price/standard-price.ts'
import { memoize, memoizeByObject } from '../../domain/text/memoize.ts'
import { looseKey, toSlug } from '../../domain/text/slug.ts'
import { presentText } from '../../domain/text/text.ts'
import { dataFiles, type DataFileName } from '../data-files.ts'
import { isNested, toPointer } from '../json/pointer.ts'
import type { Target } from '../json/positions.ts'
import {
  entriesOf,
  isProjectFile,
  asList,
  property,
  recordsIn,
  textsAt,
} from '../checks/records.ts'

/** One text that has a standard form other than its own. */
export type StandardEdit = {
  readonly pointer: string
  readonly target: Target
  readonly from: string
  readonly to: string
}

/** The standard form of a text in a record; undefined where it has none. */
type StandardForm = (text: string, record: unknown) => string | undefined

/** The standard form of an id that is its name's slug in another spelling; other ids have none. */
const developerId: StandardForm = (id, record) => {
  const slug = toSlug(id)
  const name = presentText(property(record, 'name')) ?? ''
  return slug !== '' && slug === toSlug(name) ? slug : undefined
}

/** The standard form of a link to a developer's page: its slug, with whatever follows. */
const developerLink: StandardForm = (url) => {
  const [, before, name = '', after] = /^(\/project-details\/)([^/?#]+)(.*)$/.exec(url) ?? []
  const slug = toSlug(name)
  return before && slug ? before + slug + (after ?? '') : undefined
}

/** The fields of a file's records that have a standard form. */
function formsOf(
  file: DataFileName,
  priceForm: (text: string) => string | undefined,
): [readonly string[], StandardForm][] {
  const { prices = [], areas = [] } = dataFiles[file]
  const forms: [readonly string[], StandardForm][] = [
    // The result is kept, as thousands of floors have one price and one size.
    [prices, memoize(priceForm)],
    [areas, memoize(standardAreaText)],
  ]
  if (file === 'leadingRealEstateDevelopers') forms.push([['url'], developerLink])
  if (file === 'leadingRealEstateDevelopers' || file === 'companyData')
    forms.push([['id'], developerId])
  return forms
}

/**
 * A record in standard form with its edits; results are kept, so that only changed records are
 * made anew.
 */
const recordForm = memoize((file: DataFileName) =>
  memoizeByObject((priceForm: (text: string) => string | undefined) => {
    const forms = formsOf(file, priceForm)
    return memoizeByObject((record: object) => {
      const edits = forms.flatMap(([paths, toStandard]) =>
        textsAt({ file, pathInFile: [], value: record }, ...paths).flatMap(
          ({ pathInRecord, value: from }) => {
            const to = toStandard(from, record) ?? from
            return to === from ? [] : [{ pathInRecord, from, to }]
          },
        ),
      )
      const value = withValues(
        record,
        edits.map(({ pathInRecord, to }) => ({ path: pathInRecord, to })),
      )
      return { edits, value }
    })
  }),
)

/**
 * A file's value in standard form (docs/product.md, 'Data'): developer slugs, price and area text; text
 * without a standard form stays as it is, and so does everything else. Lists whose keys become
 * equal are joined. Unchanged parts are shared with the argument, which is not changed; `edits`
 * lists what differs, by pointers into the argument.
 * @param priceForm the standard form of a price: rounded as pages show it, or with all digits
 */
export function standardise(
  name: DataFileName,
  value: unknown,
  priceForm = standardPriceText,
): { value: unknown; edits: StandardEdit[] } {
  const toStandard = recordForm(name)(priceForm)
  const changed = recordsIn(name, value).flatMap(({ pathInFile, value: record }) => {
    const form = isNested(record) ? toStandard(record) : undefined
    return form && form.edits.length > 0
      ? [{ path: pathInFile, to: form.value, edits: form.edits }]
      : []
  })
  const texts = changed.flatMap(({ path: pathInFile, edits }) =>
    edits.map(({ pathInRecord, from, to }) => {
      const pointer = toPointer([...pathInFile, ...pathInRecord])
      return { pointer, target: 'value' as const, from, to }
    }),
  )
  const result = withValues(value, changed)
  const lists = isProjectFile(name) ? entriesOf(name, value) : []
  const keys = lists.flatMap(({ pathInFile: [from = ''], value: list }) => {
    const to = keySlug(from, list)
    return to === from ? [] : [{ pointer: toPointer([from]), target: 'key' as const, from, to }]
  })
  const hasNewKeys = keys.length > 0 && isNested(result)
  return { value: hasNewKeys ? withKeys(result, keySlug) : result, edits: [...texts, ...keys] }
}

/** A copy with other values at some places below; unchanged parts are shared. */
function withValues(
  value: unknown,
  changes: readonly { path: readonly string[]; to: unknown }[],
): unknown {
  const copies = new Set<unknown>()
  const copyOf = (part: unknown): Record<string, unknown> => {
    if (copies.has(part)) return part as Record<string, unknown>
    const copy = Array.isArray(part) ? [...(part as unknown[])] : { ...(part as object) }
    copies.add(copy)
    return copy as Record<string, unknown>
  }
  let result = value
  for (const { path, to } of changes) {
    const [last, ...way] = path.toReversed()
    if (last === undefined) return to
    let part = copyOf(result)
    result = part
    for (const segment of way.toReversed()) part = part[segment] = copyOf(part[segment])
    part[last] = to
  }
  return result
}

/**
 * The slug of a developer's key. A key like `aravalli_crest` does not show where words part; the
 * developer named in its projects does, if the letters are the same.
 */
function keySlug(key: string, projects: unknown): string {
  const slug = toSlug(key) || key
  if (slug === key || key === '$schema') return key
  const named = new Set(
    asList(projects).map((one) => toSlug(presentText(property(one, 'developer')) ?? '')),
  )
  const [only = ''] = named
  return named.size === 1 && looseKey(only) === looseKey(slug) && only !== '' ? only : slug
}

/** The lists under other keys; lists whose keys become equal are joined. */
export function withKeys<T>(
  lists: Readonly<Record<string, T>>,
  keyOf: (key: string, list: T) => string,
): Record<string, T> {
  const renamed = new Map<string, T>()
  for (const [key, list] of Object.entries(lists)) {
    const to = keyOf(key, list)
    const before = renamed.get(to)
    const isJoined = Array.isArray(before) && Array.isArray(list)
    renamed.set(to, isJoined ? (before.concat(list) as T) : list)
  }
  return Object.fromEntries(renamed)
}
