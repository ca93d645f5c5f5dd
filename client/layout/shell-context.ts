import { createContext, useContext } from 'react'
import type { ImageView, SharedPicture } from '../../domain/image/images.ts'
import type { GrievanceOfficer } from '../../schemas/generated/data.generated.ts'
import type { PathLink } from '../components/buttons/Button.tsx'

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

const ShellContext = createContext<ShellView | undefined>(undefined)

export const ShellProvider = ShellContext.Provider

/** The shell, or undefined where it could not be rendered. */
export const useShellIfAny = (): ShellView | undefined => useContext(ShellContext)

/** The prefix of picture addresses, without a slash at its end. */
export const useImageBase = (): string => useShellIfAny()?.imageBase ?? ''

/** The agency's facts and what else is the same on every page. */
export function useShell(): ShellView {
  const shell = useShellIfAny()
  if (!shell) throw new Error('useShell is used outside Layout')
  return shell
}
