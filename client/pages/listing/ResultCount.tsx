import { projectCount } from '../../../domain/text/text.ts'
import type { Listing } from './listing-view.ts'

/** Tells those who hear the page, politely, what a filter found. */
export function ResultCount({ listing }: { listing: Listing }) {
  return (
    <output className="sr-only">
      {`${projectCount(listing.total)} found, page ${listing.page} of ${listing.pages}`}
    </output>
  )
}
