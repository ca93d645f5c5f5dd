import { presentText } from '../../../domain/text/text.ts'
import { percentOf, shownPrice } from '../price-change.ts'
import { field } from '../projects.ts'
import type { Configuration, Moves, PriceChange, ValueChange } from './difference.ts'
import type { Leaf } from './leaves.ts'

const priceFields: ReadonlySet<string> = new Set(['price', 'starting_price', 'baseSellingPrice'])
const pictureFields =
  /(?:^|\/)(?:image|images|bgImage|logo|sitePlanImages)$|(?:^|\/)heroBanners(?:\/|$)/
/** Names and places in the data: what became of them is told of the project or developer. */
const identity: ReadonlySet<string> = new Set(['id', 'custom_id', 'name', 'slug', 'developer'])
/** What has been found so far. */
export type Found = {
  readonly prices: PriceChange[]
  readonly texts: ValueChange[]
  readonly pictures: ValueChange[]
  readonly floors: Moves<Configuration>[]
  /** Where an old address leads: a link that follows its page is no news. */
  readonly leadsTo: (path: string) => string | undefined
}

/** A record's own price text. */
export const priceOf = (record: unknown): string | undefined =>
  presentText(field(record, 'price')) ?? presentText(field(record, 'starting_price'))

/** Notes a price that visitors see otherwise. */
export function comparePrices(
  about: Pick<PriceChange, 'project' | 'name' | 'configuration'>,
  from: string | undefined,
  to: string | undefined,
  { prices }: Found,
): void {
  const [before, after] = [from && shownPrice(from), to && shownPrice(to)]
  if (before === after) return
  const percent = from && to ? percentOf(from, to) : undefined
  prices.push({ ...about, from: before ?? null, to: after ?? null, percent: percent ?? null })
}

/** Puts a changed value under texts or pictures; names and prices are told elsewhere. */
export function sort(
  { path, from, to }: Leaf,
  label: Pick<ValueChange, 'file' | 'record'>,
  { texts, pictures, leadsTo }: Found,
): void {
  const [first = ''] = path
  const last = path.at(-1) ?? ''
  if (priceFields.has(last) || (path.length === 1 && identity.has(first))) return
  if (from?.startsWith('/') && leadsTo(from) === to) return
  const fieldPath = path.join('/')
  const change = { ...label, field: fieldPath, from: from ?? null, to: to ?? null }
  const isPicture = pictureFields.test(fieldPath) || path.some((step) => pictureFields.test(step))
  ;(isPicture ? pictures : texts).push(change)
}
