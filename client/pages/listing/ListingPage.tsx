import { capitalised } from '../../../domain/text/text.ts'
import type { ListingView } from './listing-view.ts'
import { ProjectListing } from './ProjectListing.tsx'
import { PageHero } from '../shared/PageHero.tsx'

/** All projects of both kinds, with filters. */
export function ListingPage({ page }: { page: ListingView }) {
  return (
    <>
      <PageHero title="Find your property" picture={page.hero}>
        {/* A phone's first screen is for the first home. */}
        <p className="mt-4 max-w-text text-lg text-balance max-md:hidden">
          {`${capitalised(page.sold)}${page.selection ? ` ${page.selection}` : ''}.`}
        </p>
      </PageHero>
      <ProjectListing listing={page.listing} title="Properties" />
    </>
  )
}
