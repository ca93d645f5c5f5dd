import { capitalised } from '../../../domain/text/text.ts'
import type { ListingView } from './listing-view.ts'
import { ProjectListing } from './ProjectListing.tsx'
import { PageHero } from '../shared/PageHero.tsx'

/** All projects of both kinds, with filters. */
export function ListingPage({ page }: { page: ListingView }) {
  return (
    <>
      <PageHero
        title="Find your property"
        intro={`${capitalised(page.sold)}${page.selection ? ` ${page.selection}` : ''}.`}
        picture={page.hero}
      />
      <ProjectListing listing={page.listing} title="Properties" />
    </>
  )
}
