import { startTransition, useOptimistic } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePage } from '../../routing/page-router.tsx'
import { KEEP_SCROLL } from '../../routing/arrival.ts'
import { listingSearch, type ListingQuery } from '../../../domain/listing/listing-query.ts'
import { readListingQuery } from '../../../domain/listing/read-listing-query.ts'
import type { ListingScope } from '../../../domain/listing/range-units.ts'
import type { Listing } from './listing-view.ts'

/** The state and actions of a listing, for its controls. */
export type ListingControl = ReturnType<typeof useListing>

/** A page's projects, with the city or developer that they belong to. */
export type ListedProjects = {
  listing: Listing
  scope?: ListingScope
  /** The city that the page is about, which is no choice there. */
  city?: string
  developer?: string
}

/** Filters live in the address: every control reads and changes them there. */
export function useListing({ listing, scope = 'listing', city, developer }: ListedProjects) {
  const { pathname } = useLocation()
  const goTo = useNavigate()
  const { pending } = usePage()
  const ahead = pending?.pathname === pathname ? pending : undefined
  // A control's choice shows at once; a link's shows as soon as the router knows of it.
  const [requestedQuery, showRequestedQuery] = useOptimistic<ListingQuery | undefined>(undefined)

  // The asked query is ahead of `listing.query` while new results are loading.
  const query =
    requestedQuery ??
    (ahead && readListingQuery(new URLSearchParams(ahead.search), scope)) ??
    listing.query

  const hrefOf = (newQuery: ListingQuery): string => pathname + listingSearch(newQuery)
  const navigate = (newQuery: ListingQuery): void => {
    startTransition(() => {
      showRequestedQuery(newQuery)
      void goTo(hrefOf(newQuery), { state: KEEP_SCROLL })
    })
  }

  return {
    listing,
    scope,
    city,
    developer,
    /** The form's target without JavaScript: this page, without its query. */
    path: pathname,
    query,
    pending: requestedQuery !== undefined || ahead !== undefined,
    hrefOf,
    /** Goes to an address without a scroll jump. */
    navigate,
    /** Reads a filter form and goes to page 1 of its results, unless nothing has changed. */
    apply(form: HTMLFormElement | null): void {
      if (!form) return
      const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
      const params = new URLSearchParams(fields)
      const newQuery = readListingQuery(params, scope)
      if (listingSearch(newQuery) !== listingSearch({ ...query, page: 1 })) navigate(newQuery)
    },
  }
}
