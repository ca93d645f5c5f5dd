import { startTransition, useOptimistic } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePage } from '../../routing/router.tsx'
import { listingSearch, type ListingQuery } from '../../../domain/listing/listing-query.ts'
import type { parseListingQuery } from '../../../domain/listing/read-listing-query.ts'
import type { ListingScope } from '../../../domain/listing/ranges.ts'
import { untilIdle } from '../../components/hydrate-when-idle.tsx'
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

/** Reads amounts in words too, so it is large: it is loaded after the page. */
let reader: typeof parseListingQuery | undefined

const loadReader = async () =>
  (reader ??= (await import('../../../domain/listing/read-listing-query.ts')).parseListingQuery)

/** Resolves when what a form asks for can be read, or its code could not be fetched. */
export const untilReadable = (): Promise<unknown> =>
  (reader ? Promise.resolve() : untilIdle()).then(loadReader).catch(() => undefined)

/** Filters live in the address: every control reads them from there and changes them there. */
export function useListing({ listing, scope = 'listing', city, developer }: ListedProjects) {
  const { pathname } = useLocation()
  const goTo = useNavigate()
  const { pending } = usePage()
  const ahead = pending?.pathname === pathname ? pending : undefined
  // A control's choice shows at once, a link's as soon as the router knows of it.
  const [asked, showAsked] = useOptimistic<ListingQuery | undefined>(undefined)

  // What is asked for: ahead of `listing.query` while new results are on their way.
  const query =
    asked ?? (ahead && reader?.(new URLSearchParams(ahead.search), scope)) ?? listing.query

  const hrefOf = (wanted: ListingQuery): string => pathname + listingSearch(wanted)
  const navigate = (wanted: ListingQuery): void => {
    startTransition(() => {
      showAsked(wanted)
      void goTo(hrefOf(wanted), { preventScrollReset: true })
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
    /** Goes there without a scroll jump. */
    navigate,
    /** Reads a filter form and goes where it says, to the first page, if that is somewhere else. */
    apply(form: HTMLFormElement | null): void {
      if (!form) return
      const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
      const params = new URLSearchParams(fields)
      const go = (read: typeof parseListingQuery) => {
        const wanted = read(params, scope)
        if (listingSearch(wanted) !== listingSearch({ ...query, page: 1 })) navigate(wanted)
      }
      if (reader) go(reader)
      // As without script.
      else loadReader().then(go, () => window.location.assign(`${pathname}?${params}`))
    },
  }
}
