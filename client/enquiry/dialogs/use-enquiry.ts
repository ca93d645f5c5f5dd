import { createContext, useContext } from 'react'
import type { EnquiryRequest } from '../sending/request.ts'

export type Enquiry = {
  /** Opens the enquiry dialog, in place of one that is open. */
  open(request: EnquiryRequest): void
  close(): void
  readonly isOpen: boolean
}

export const EnquiryContext = createContext<Enquiry | undefined>(undefined)

/** The one enquiry dialog of the site, for any page or card. */
export function useEnquiry(): Enquiry {
  const enquiry = useContext(EnquiryContext)
  if (!enquiry) throw new Error('useEnquiry is used outside EnquiryProvider')
  return enquiry
}
