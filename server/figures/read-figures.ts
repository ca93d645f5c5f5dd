import type { Catalogue } from '../../catalogue/catalogue.ts'
import { visitSource } from '../../domain/enquiry/visit-source.ts'
import {
  FIGURE_OF_EVENT,
  isCounted,
  noFigures,
  OTHER_KEY,
  type Figures,
  type Grouping,
} from '../../domain/figures/figures.ts'
import { paths } from '../../domain/seo/paths.ts'
import { isKey } from '../../domain/shortlist/shortlist.ts'
import { addDays, dayInIndia, mondayOf, momentInIndia } from '../../domain/text/dates.ts'
import { listEnquiries } from '../enquiries/database/enquiry-queries.ts'
import type { Connection } from '../enquiries/database/connection.ts'
import type { StoredEnquiry } from '../enquiries/stored-enquiry.ts'
import { countedKey } from './count-events.ts'

/** Days in India, both inclusive. */
export type Days = { readonly from: string; readonly to: string }

export type KeyFigures = { readonly key: string } & Figures

/** What figures are put together by: a column of the counts, and the key that its values have. */
const GROUPS = {
  project: { column: 'key', keyOf: (key: string) => (isKey(key) ? key : OTHER_KEY) },
  page: { column: 'key', keyOf: (key: string) => (isKey(key) ? `${paths.listing}/${key}` : key) },
  source: { column: 'source', keyOf: (source: string) => source },
  week: { column: 'day', keyOf: mondayOf },
} as const satisfies Record<Grouping, object>

/**
 * What was counted and who enquired on some days, put together by project, page, kind of source or
 * week (its Monday). The most viewed is first and 'other' last; weeks are in their order.
 */
export async function readFigures(
  { use }: Pick<Connection, 'use'>,
  catalogue: Catalogue,
  by: Grouping,
  { from, to }: Days,
): Promise<KeyFigures[]> {
  const { column, keyOf } = GROUPS[by]
  const rows = new Map<string, Figures>()
  const figuresOf = (value: string): Figures => {
    const key = keyOf(value)
    const figures = rows.get(key) ?? noFigures()
    rows.set(key, figures)
    return figures
  }
  const counts = await use((db) =>
    db
      .selectFrom('eventCount')
      .select((eb) => [
        'event',
        `${column} as value`,
        eb.fn.sum<number | string>('times').as('sum'),
      ])
      .where('day', '>=', from)
      .where('day', '<=', to)
      .groupBy(['event', column])
      .execute(),
  )
  for (const { event, value, sum } of counts) {
    // A later release may count more events.
    if (isCounted(event)) figuresOf(value)[FIGURE_OF_EVENT[event]] += Number(sum)
  }
  const since = momentInIndia(from, '00:00')
  const before = momentInIndia(addDays(to, 1), '00:00')
  for await (const enquiry of listEnquiries(use, { since, before })) {
    const figures = figuresOf(COLUMNS[column](enquiry, catalogue))
    figures.enquiries += 1
    if (enquiry.visitOn !== null) figures.visits += 1
  }
  const all = [...rows].map(([key, figures]) => ({ key, ...figures }))
  return all.sort(by === 'week' ? byKey : byViews)
}

/** The values that an enquiry has for the columns of the counts. */
const COLUMNS = {
  day: ({ createdAt }: StoredEnquiry) => dayInIndia(new Date(createdAt)),
  source: ({ attribution }: StoredEnquiry) => visitSource(attribution ?? {}),
  key: (enquiry: StoredEnquiry, catalogue: Catalogue) => countedKey(catalogue, enquiry),
}

const byKey = (one: KeyFigures, two: KeyFigures): number => (one.key < two.key ? -1 : 1)

const byViews = (one: KeyFigures, two: KeyFigures): number =>
  Number(one.key === OTHER_KEY) - Number(two.key === OTHER_KEY) ||
  two.views - one.views ||
  two.enquiries - one.enquiries ||
  byKey(one, two)
