import { useEffect, useRef, useState } from 'react'
import { NavigationType } from 'react-router-dom'
import { listingSearch, type ListingQuery } from '../../../domain/listing/listing-query.ts'
import { cx } from '../../components/cx.ts'
import { usePage } from '../../routing/page-router.tsx'
import { Pagination } from '../../components/Pagination.tsx'
import { Container } from '../../components/Section.tsx'
import { useAnnounceChange, StatusMessage } from '../../components/status/live-region.tsx'
import { PartFailure } from '../../components/status/EmptyState.tsx'
import { ErrorBoundary } from '../../components/status/ErrorBoundary.tsx'
import { Spinner } from '../../components/status/Spinner.tsx'
import type { Listing } from './listing-view.ts'
import { ProjectResults, MapLink } from '../shared/ProjectResults.tsx'
import { ActiveFilters } from './filters/ActiveFilters.tsx'
import { FILTER_COLUMN_ID, FilterForm, FilterSheet } from './filters/FilterForm.tsx'
import { NoProjects, NoResults } from './NoResults.tsx'
import { projectCount, listAnd } from '../../../domain/text/text.ts'
import { LocationLinks, SortSelect, TypeToggle } from './ListingToolbar.tsx'
import { useListing, type ListedProjects } from './use-listing.ts'
import { RecentlyViewed } from '../../saved/RecentlyViewed.tsx'

/** `title` comes before the number of projects for screen readers: 'Projects in Gurgaon'. */
type ProjectListingProps = ListedProjects & { title: string }

/** A page's projects with their filters, or how to ask for one where there is none. */
export function ProjectListing(props: ProjectListingProps) {
  const { listing, city, title } = props
  return (
    <>
      {listing.available > 0 ? (
        <FilteredListing {...props} />
      ) : (
        <Container className="pt-6 pb-14 md:pt-12 md:pb-20 [&>div]:not-last:mb-6">
          <h2 className="sr-only">{title}</h2>
          <ListingNotes listing={listing} />
          <NoProjects place={city} />
        </Container>
      )}
      <RecentlyViewed />
    </>
  )
}

/** Filters beside the projects; on small screens, and beside a map, they are a sheet. */
function FilteredListing({ title, ...listed }: ProjectListingProps) {
  const { listing } = listed
  const control = useListing(listed)
  const results = useResultsInView(listing.query)
  const [sheetOpen, setSheetOpen] = useState(false)
  const isMap = listing.query.view !== undefined
  const otherView = control.hrefOf({ ...listing.query, view: isMap ? undefined : 'map', page: 1 })
  useAnnounceChange(
    `${projectCount(listing.total)} found, page ${listing.page} of ${listing.pages}`,
  )
  return (
    <Container
      className={cx(
        'grid grid-cols-1 gap-y-8 pt-6 pb-14 md:pt-12 md:pb-20',
        isMap
          ? 'gap-x-6 xl:grid-cols-[13rem_minmax(0,1fr)]'
          : 'gap-x-12 lg:grid-cols-[min(17.5rem,30%)_minmax(0,1fr)]',
      )}
    >
      <aside
        aria-label="Filters"
        id={FILTER_COLUMN_ID}
        className={isMap ? 'max-xl:not-target:hidden' : 'max-lg:not-target:hidden'}
      >
        <ErrorBoundary fallback={<PartFailure />}>
          {!sheetOpen && <FilterForm control={control} />}
        </ErrorBoundary>
      </aside>
      <section aria-labelledby="results-title">
        <div className="[&>div]:not-last:mb-5">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <TypeToggle control={control} />
            <div className="flex gap-2 max-sm:w-full noscript:flex-wrap sm:gap-3">
              <div className={isMap ? 'xl:hidden' : 'lg:hidden'}>
                <FilterSheet control={control} open={sheetOpen} onOpen={setSheetOpen} />
              </div>
              <SortSelect control={control} />
              <MapLink to={otherView} isMap={isMap} />
            </div>
          </div>
          <LocationLinks control={control} />
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-border pt-5">
            <h2
              ref={results}
              id="results-title"
              tabIndex={-1}
              className="flex items-center gap-3 display-small text-2xl outline-none"
            >
              <span className="sr-only">{`${title}: `}</span>
              <span>{projectCount(listing.total)}</span>
            </h2>
            <ActiveFilters
              control={control}
              onTakenOff={() => results.current?.focus({ preventScroll: true })}
            />
            {control.pending && <Spinner />}
          </div>
          <ListingNotes listing={listing} />
        </div>
        <div
          aria-busy={control.pending}
          // Only pictures fade, as faded words are hard to read.
          className={cx('mt-6 [&_img]:transition-opacity', control.pending && '[&_img]:opacity-45')}
        >
          <ErrorBoundary retryWith={listing} fallback={<PartFailure />}>
            {listing.total === 0 ? (
              <NoResults control={control} />
            ) : (
              <ProjectResults
                projects={listing.cards}
                columns="two"
                listHref={isMap && otherView}
              />
            )}
          </ErrorBoundary>
        </div>
        <div className="mt-12">
          <Pagination
            page={listing.page}
            pages={listing.pages}
            hrefOf={(page) => control.hrefOf({ ...listing.query, page })}
            label="Pages of projects"
          />
        </div>
      </section>
    </Container>
  )
}

/** Scrolls to the start of another page of results; a filter that leads to page 1 moves nothing. */
function useResultsInView({ page, ...filters }: ListingQuery) {
  const heading = useRef<HTMLHeadingElement>(null)
  const search = listingSearch({ ...filters, page: 1 })
  const lastShown = useRef({ page, search })
  const isByLink = usePage().navigationType !== NavigationType.Pop
  useEffect(() => {
    const before = lastShown.current
    lastShown.current = { page, search }
    if (!isByLink || before.page === page || before.search !== search) return
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [page, search, isByLink])
  return heading
}

/** What is said of a filter whose text cannot be read, as its field may be in a closed panel. */
const IGNORED = Object.entries({
  budgetMin: 'as the lowest price was ignored: write an amount like 80 lakh or 1.2 cr.',
  budgetMax: 'as the highest price was ignored: write an amount like 80 lakh or 1.2 cr.',
  areaMin: 'as the smallest size was ignored: write a size like 1,200 sq ft or 200 gaj.',
  areaMax: 'as the largest size was ignored: write a size like 1,200 sq ft or 200 gaj.',
  emi: 'a month was ignored: write an amount like 50,000 or 50k, at most ₹ 1 Cr.',
  cash: 'of your own was ignored: write an amount like 20 lakh, at most ₹ 1,000 Cr.',
} satisfies Record<keyof NonNullable<ListingQuery['unread']>, string>)

/** The notes that a visitor needs to read a list rightly. */
function ListingNotes({ listing: { dropped, query, incomplete, unpriced } }: { listing: Listing }) {
  const unread: Readonly<Record<string, string>> = query.unread ?? {}
  const [were, them] = dropped.length === 1 ? ['was', 'it'] : ['were', 'them']
  const [are, they] = unpriced === 1 ? ['is', 'it costs'] : ['are', 'they cost']
  const notes = [
    dropped.length > 0 &&
      `${listAnd(dropped)} ${were} taken off: no ${query.type} project has ${them}.`,
    ...IGNORED.map(([name, text]) => unread[name] && `‘${unread[name]}’ ${text}`),
    unpriced > 0 &&
      `${projectCount(unpriced)} without a price ${are} left out: ask us what ${they}.`,
    incomplete &&
      'Some of our projects could not be loaded just now, so this list may be incomplete.',
  ]
  return notes.map((note, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- each has its place, and is announced there
    <StatusMessage key={place} tone="info">
      {note}
    </StatusMessage>
  ))
}
