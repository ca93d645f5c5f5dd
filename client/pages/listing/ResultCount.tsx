import type { Listing } from '../../source/views.ts'
import { projectCount } from '../parts/project-count.ts'

/** Tells those who hear the page, politely, what a filter found. */
export function ResultCount({ listing }: { readonly listing: Listing }) {
  return (
    <output className="sr-only">
      {`${projectCount(listing.total)} found, page ${listing.page} of ${listing.pages}`}
    </output>
  )
}
