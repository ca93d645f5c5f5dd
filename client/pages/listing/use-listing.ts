import { startTransition, useOptimistic } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePage } from '../../routing/router.tsx'
import { listingSearch, type ListingQuery } from '../../../domain/listing/listing-query.ts'
import type { readListingQuery } from '../../../domain/listing/read-listing-query.ts'
import type { ListingScope } from '../../../domain/listing/range-units.ts'
import { untilIdle } from '../../components/hydrate-when-idle.tsx'
import { inTime } from '../../components/in-time.ts'
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

/** The reader of amounts in words is large, so it is loaded after the page. */
let reader: typeof readListingQuery | undefined

const loadReader = async () =>
  (reader ??= (await inTime(import('../../../domain/listing/read-listing-query.ts')))
    .readListingQuery)

/** Resolves when the form's amounts can be read, or the code for that has failed to load. */
export const untilReadable = (): Promise<unknown> =>
  (reader ? Promise.resolve() : untilIdle()).then(loadReader).catch(() => undefined)

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
    requestedQuery ?? (ahead && reader?.(new URLSearchParams(ahead.search), scope)) ?? listing.query

  const hrefOf = (newQuery: ListingQuery): string => pathname + listingSearch(newQuery)
  const navigate = (newQuery: ListingQuery): void => {
    startTransition(() => {
      showRequestedQuery(newQuery)
      void goTo(hrefOf(newQuery), { preventScrollReset: true })
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
      const navigateBy = (read: typeof readListingQuery) => {
        const newQuery = read(params, scope)
        if (listingSearch(newQuery) !== listingSearch({ ...query, page: 1 })) navigate(newQuery)
      }
      if (reader) navigateBy(reader)
      // Without the reader the browser loads the page, as without script.
      else loadReader().then(navigateBy, () => window.location.assign(`${pathname}?${params}`))
    },
  }
}
