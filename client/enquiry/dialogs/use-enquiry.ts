import { createContext, useContext, useSyncExternalStore } from 'react'
import type { EnquiryRequest } from '../sending/request.ts'

export type Enquiry = {
  /** Opens the enquiry dialog, in place of one that is open. */
  open(request: EnquiryRequest): void
  close(): void
}

export const EnquiryContext = createContext<Enquiry | undefined>(undefined)

/** The one enquiry dialog of the site, for any page or card. */
export function useEnquiry(): Enquiry {
  const enquiry = useContext(EnquiryContext)
  if (!enquiry) throw new Error('useEnquiry is used outside EnquiryProvider')
  return enquiry
}

let isOpen = false
const watchers = new Set<() => void>()

/** Notifies watchers whether the enquiry dialog is open. */
export function emitOpen(open: boolean): void {
  isOpen = open
  for (const notify of watchers) notify()
}

/**
 * Whether the enquiry dialog is open. Not a context: a change of one would reach parts of the page
 * that are still to be hydrated.
 */
export const useEnquiryOpen = (): boolean =>
  useSyncExternalStore(
    (notify) => {
      watchers.add(notify)
      return () => watchers.delete(notify)
    },
    () => isOpen,
    () => false,
  )
