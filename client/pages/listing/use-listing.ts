import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import {
  listingSearch,
  parseListingQuery,
  type ListingQuery,
  type ListingScope,
} from '../../../domain/listing-query.ts'
import type { Listing } from '../../source/views.ts'

/** A listing as its controls see it. */
export type ListingControl = {
  readonly listing: Listing
  readonly scope: ListingScope
  /** Where the form goes without JavaScript: this page, without its query. */
  readonly path: string
  /** What is asked for: ahead of `listing.query` while new results are on their way. */
  readonly query: ListingQuery
  readonly pending: boolean
  /** This page with another query. */
  hrefOf(query: ListingQuery): string
  /** Goes there without a scroll jump; out-of-range values are dropped. */
  go(query: ListingQuery): void
  /** Reads a filter form and goes where it says, to the first page. */
  apply(form: HTMLFormElement | null): void
}

/** Filters live in the address: every control reads them from there and changes them there. */
export function useListing(listing: Listing, scope: ListingScope): ListingControl {
  const { pathname } = useLocation()
  const ahead = useNavigation().location
  const navigate = useNavigate()
  const pending = ahead?.pathname === pathname

  const parse = (params: URLSearchParams) => parseListingQuery(params, { scope })
  const hrefOf = (query: ListingQuery) => pathname + listingSearch(query)
  const go = (query: ListingQuery) => {
    const settled = parse(new URLSearchParams(listingSearch(query)))
    void navigate(hrefOf(settled), { preventScrollReset: true })
  }

  return {
    listing,
    scope,
    path: pathname,
    query: pending ? parse(new URLSearchParams(ahead.search)) : listing.query,
    pending,
    hrefOf,
    go,
    apply(form) {
      if (!form) return
      const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
      go(parse(new URLSearchParams(fields)))
    },
  }
}
