import { priceLow } from '../price/price.ts'
import type { Project } from '../project/project.ts'
import type { ListingSort } from './listing-query.ts'

/** Projects in an order stand by these numbers, lower first; ties keep file order. */
export function sortKey(project: Project, sort: ListingSort): number {
  switch (sort) {
    case 'relevance':
      return 0
    case 'newest':
      return -newness(project)
    case 'price-asc':
    case 'price-desc': {
      const low = priceLow(project.price)
      // Unpriced projects come last both ways.
      if (low === undefined) return Infinity
      return sort === 'price-asc' ? low : -low
    }
  }
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * The files hold no date of entry, so the stage of building stands for it: new launches, then
 * those under construction, then the rest; within a stage the later possession first.
 */
function newness({ status, possession = '' }: Project): number {
  const folded = status.toLowerCase()
  const stage = folded.includes('new launch') ? 2 : Number(folded.includes('under construction'))
  const year = Number(/\b(?:19|20)\d{2}\b/.exec(possession)?.[0] ?? 0)
  const named = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.exec(possession)?.[0]
  const month = named === undefined ? 0 : MONTHS.indexOf(named.toLowerCase()) + 1
  return stage * 1e6 + year * 12 + month
}
