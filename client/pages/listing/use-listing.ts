import { useState } from 'react'
import { useLocation, useNavigate, useNavigation, type Location } from 'react-router-dom'
import {
  listingSearch,
  parseListingQuery,
  type ListingQuery,
  type ListingScope,
} from '../../../domain/listing/listing-query.ts'
import type { Listing } from './listing-view.ts'

/** A listing as its controls see it. */
export type ListingControl = {
  listing: Listing
  scope: ListingScope
  /** Where the form goes without JavaScript: this page, without its query. */
  path: string
  /** What is asked for: ahead of `listing.query` while new results are on their way. */
  query: ListingQuery
  pending: boolean
  /** This page with another query. */
  hrefOf(query: ListingQuery): string
  /** Goes there without a scroll jump; out-of-range values are dropped. */
  go(query: ListingQuery): void
  /** Reads a filter form and goes where it says, to the first page. */
  apply(form: HTMLFormElement | null): void
}

/**
 * What a control asked for last. The router tells of a navigation a moment later, which would let
 * a box that was just ticked fall back in between.
 */
type Wanted = {
  query: ListingQuery
  href: string
  /** The results shown when it was asked for: with others it is over. */
  from: Listing
  /** The navigation under way when it was asked for. */
  instead: Location | undefined
}

/** Filters live in the address: every control reads them from there and changes them there. */
export function useListing(listing: Listing, scope: ListingScope): ListingControl {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const target = useNavigation().location
  const ahead = target?.pathname === pathname ? target : undefined
  const [asked, setAsked] = useState<Wanted>()
  const wanted = asked?.from === listing && !isOvertaken(asked, target) ? asked : undefined

  const parse = (params: URLSearchParams) => parseListingQuery(params, { scope })
  const hrefOf = (query: ListingQuery) => pathname + listingSearch(query)
  const go = (asked: ListingQuery) => {
    const query = parse(new URLSearchParams(listingSearch(asked)))
    const href = hrefOf(query)
    setAsked({ query, href, from: listing, instead: target })
    void navigate(href, { preventScrollReset: true })
  }

  return {
    listing,
    scope,
    path: pathname,
    query: wanted?.query ?? (ahead ? parse(new URLSearchParams(ahead.search)) : listing.query),
    pending: wanted !== undefined || ahead !== undefined,
    hrefOf,
    go,
    apply(form) {
      if (!form) return
      const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
      go(parse(new URLSearchParams(fields)))
    },
  }
}

/** True once a link has been followed after it. */
function isOvertaken({ href, instead }: Wanted, target: Location | undefined): boolean {
  return target !== undefined && target !== instead && target.pathname + target.search !== href
}
