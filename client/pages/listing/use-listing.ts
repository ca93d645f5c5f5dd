import { startTransition, useOptimistic } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePage } from '../../routing/router.tsx'
import {
  listingSearch,
  parseListingQuery,
  type ListingQuery,
} from '../../../domain/listing/listing-query.ts'
import type { ListingScope } from '../../../domain/listing/ranges.ts'
import type { Listing } from './listing-view.ts'

/** A listing as its controls see it. */
export type ListingControl = ReturnType<typeof useListing>

/** A page's projects, and whose they are. */
export type ListedProjects = {
  listing: Listing
  scope?: ListingScope
  /** The city whose page this is: it is no choice there. */
  city?: string
  developer?: string
}

/** Filters live in the address: every control reads them from there and changes them there. */
export function useListing({ listing, scope = 'listing', city, developer }: ListedProjects) {
  const { pathname } = useLocation()
  const goTo = useNavigate()
  const { pending } = usePage()
  const ahead = pending?.pathname === pathname ? pending : undefined
  const parse = (params: URLSearchParams) => parseListingQuery(params, scope)
  // A control's choice shows at once, a link's as soon as the router knows of it.
  const [asked, showAsked] = useOptimistic<ListingQuery | undefined>(undefined)

  // What is asked for: ahead of `listing.query` while new results are on their way.
  const query = asked ?? (ahead ? parse(new URLSearchParams(ahead.search)) : listing.query)

  const hrefOf = (wanted: ListingQuery): string => pathname + listingSearch(wanted)
  const navigate = (wanted: ListingQuery): void => {
    const known = parse(new URLSearchParams(listingSearch(wanted)))
    startTransition(() => {
      showAsked(known)
      void goTo(hrefOf(known), { preventScrollReset: true })
    })
  }

  return {
    listing,
    scope,
    city,
    developer,
    /** Where the form goes without JavaScript: this page, without its query. */
    path: pathname,
    query,
    pending: asked !== undefined || ahead !== undefined,
    hrefOf,
    /** Goes there without a scroll jump; out-of-range values are dropped. */
    navigate,
    /** Reads a filter form and goes where it says, to the first page, if that is somewhere else. */
    apply(form: HTMLFormElement | null): void {
      if (!form) return
      const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
      const wanted = parse(new URLSearchParams(fields))
      if (listingSearch(wanted) !== listingSearch({ ...query, page: 1 })) navigate(wanted)
    },
  }
}
