import { listAnd } from '../../../domain/text/text.ts'
import { StatusMessage } from '../../components/status/StatusMessage.tsx'
import type { Listing } from './listing-view.ts'

/** What a visitor has to know of a list to read it rightly. */
export function ListingNotes({ listing }: { listing: Listing }) {
  const { dropped, query, incomplete } = listing
  const [were, them] = dropped.length === 1 ? ['was', 'it'] : ['were', 'them']
  return (
    <>
      <StatusMessage tone="info">
        {dropped.length > 0 &&
          `${listAnd(dropped)} ${were} taken off: no ${query.type} project has ${them}.`}
      </StatusMessage>
      {incomplete && (
        <StatusMessage tone="info">
          Some of our projects could not be loaded just now, so this list may be incomplete.
        </StatusMessage>
      )}
    </>
  )
}
