import type { ImageView, SharedPicture } from '../../domain/image/images.ts'
import type { GrievanceOfficer } from '../../schemas/generated/data.generated.ts'
import type { PathLink } from '../components/links/AppLink.tsx'
import { usePage } from '../routing/page-router.tsx'

/** The numbers that the buttons of a page call. */
export type Contact = {
  /** The number as shown; absent when it is not known. */
  phone?: string | undefined
  /** The digits for wa.me. */
  whatsapp?: string | undefined
}

/** The facts around every page, which are loaded once a visit. */
export type ShellView = {
  agency: Contact & {
    name: string
    tagline: string
    address: string
    email?: string | undefined
    social: Readonly<Record<string, string>>
    aboutText: string
    /** The agency's promise beside every form, as a sentence. */
    promise?: string | undefined
    coordinates?: { lat: number; lng: number } | undefined
    legalName?: string | undefined
    registrations: readonly {
      number: string
      authority?: string | undefined
      validUntil?: string | undefined
    }[]
    grievanceOfficer?: GrievanceOfficer | undefined
    callsFrom: readonly string[]
  }
  /** The line at every form; the enquiry stores `version`. */
  privacy: { version: string; summary: string }
  /** The logo for dark areas. */
  logo?: ImageView | undefined
  cities: readonly PathLink[]
  /** Origin for canonical links, no trailing slash. */
  publicUrl: string
  /** Prefix of picture addresses; empty = this server. */
  imageBase: string
  /** The picture of shared links to pages without a picture of their own. */
  sharedPicture?: SharedPicture | undefined
  enquiryPopup: boolean
  gaMeasurementId?: string | undefined
  /** The current year in India, for the copyright line. */
  year: number
}

/** The agency's facts and what else is the same on every page. */
export const useShell = (): ShellView => usePage().shell

/** The numbers that the buttons of the page call: its adviser's, else the agency's. */
export function useContact(): Contact {
  const { shell, result } = usePage()
  const { phone, whatsapp } = result.meta?.contact ?? {}
  return { phone: phone ?? shell.agency.phone, whatsapp: whatsapp ?? shell.agency.whatsapp }
}
