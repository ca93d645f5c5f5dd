import { presentText } from '../../../domain/text/text.ts'
import { percentOf, shownPrice } from '../price-change.ts'
import { field } from '../projects.ts'
import type { Configuration, Moves, PriceChange, ValueChange } from './difference.ts'
import type { FieldChange } from './field-changes.ts'

const priceFields: ReadonlySet<string> = new Set(['price', 'starting_price', 'baseSellingPrice'])
const pictureFields = /^(?:image|images|bgImage|logo|sitePlanImages|heroBanners)$/
/** Names and places in the data: changes to them are reported for the project or developer. */
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
export function addPrice(
  { prices }: Found,
  about: Pick<PriceChange, 'project' | 'name' | 'configuration'>,
  from: string | undefined,
  to: string | undefined,
): void {
  const [before, after] = [from && shownPrice(from), to && shownPrice(to)]
  if (before === after) return
  const percent = from && to ? percentOf(from, to) : undefined
  prices.push({ ...about, from: before ?? null, to: after ?? null, percent: percent ?? null })
}

/** Puts changed values under texts or pictures; names and prices are reported elsewhere. */
export function addChanges(
  { texts, pictures, leadsTo }: Found,
  label: Pick<ValueChange, 'file' | 'record'>,
  changes: readonly FieldChange[],
): void {
  for (const { path, from, to } of changes) {
    const [first = ''] = path
    if (priceFields.has(path.at(-1) ?? '') || (path.length === 1 && identity.has(first))) continue
    if (from?.startsWith('/') && leadsTo(from) === to) continue
    const isPicture = path.some((step) => pictureFields.test(step))
    const change = { ...label, field: path.join('/'), from: from ?? null, to: to ?? null }
    ;(isPicture ? pictures : texts).push(change)
  }
}
