import type { ImageView, SharedPicture } from '../../domain/image/images.ts'
import { joinWithAnd } from '../../domain/text/text.ts'
import type { PathLink } from './shapes.ts'

/** What every page has around it; asked once a visit. */
export type ShellView = {
  readonly agency: {
    readonly name: string
    readonly tagline: string
    readonly address: string
    /** As shown; absent when the site's facts could not be loaded. */
    readonly phone?: string
    /** Digits for wa.me. */
    readonly whatsapp?: string
    readonly email?: string
    readonly social: Readonly<Record<string, string>>
    readonly aboutText: string
    readonly coordinates?: { readonly lat: number; readonly lng: number }
  }
  /** The line at every form; `version` is stored with what is sent. */
  readonly privacy: { readonly version: string; readonly summary: string }
  readonly logo?: ImageView
  readonly logoLight?: ImageView
  readonly cities: readonly PathLink[]
  /** Origin for canonical links, no trailing slash. */
  readonly publicUrl: string
  /** Prefix of picture addresses; empty = this server. */
  readonly imageBase: string
  readonly defaultImage?: ImageView
  readonly failedImage?: ImageView
  /** Of pages without a picture of their own. */
  readonly sharedPicture?: SharedPicture
  /** Whether the enquiry popup may open by itself. */
  readonly enquiryPopup: boolean
  readonly gaMeasurementId?: string
  /** The current year in India, for the copyright line. */
  readonly year: number
}

/** ' in Gurgaon, Delhi and Noida'; nothing where the agency names no city. */
export function inCities(cities: ShellView['cities']): string {
  return cities.length === 0 ? '' : ` in ${joinWithAnd(cities.map(({ name }) => name))}`
}
