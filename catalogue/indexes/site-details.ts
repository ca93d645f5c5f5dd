import { DEFAULT_BRAND } from '../../domain/brand/palette.ts'
import type { Loaded } from '../../domain/value/loaded.ts'
import type { Charges, Site } from '../../schemas/generated/data.generated.ts'
import { dataFiles } from '../data-files.ts'
import type { LoadedFiles } from './loaded-files.ts'

/** The agency's facts; lists are empty and single facts absent where site.json gives none. */
type SiteDetails = Omit<Site, 'homeHeadings'> &
  Required<Pick<Site, keyof typeof nothing>> & {
    readonly homeHeadings: Required<NonNullable<Site['homeHeadings']>>
  }

const nothing = {
  social: {},
  openingHours: [],
  cities: [],
  stats: [],
  heroBanners: [],
  coreValues: [],
  services: [],
  reasons: [],
  valueCards: [],
  brand: DEFAULT_BRAND,
  privacy: {
    version: 'none',
    summary: 'We use your details only to answer this enquiry, and delete them when you ask us to.',
    sections: [],
  },
} as const

/** The headings of the home page where site.json gives none. */
const headings = (name: string): SiteDetails['homeHeadings'] => ({
  trending: { title: 'Trending Projects' },
  developers: { title: 'Leading Real Estate Developers' },
  services: { title: 'Everything you Need at One Place' },
  edge: { title: `${name} Edge` },
  testimonials: { title: 'What our clients say' },
  localities: { title: 'Top Localities' },
  faqs: { title: 'Frequently Asked Questions' },
  closing: { title: 'Not sure where to begin?' },
})

export function siteDetails(site: LoadedFiles['site']): SiteDetails {
  const name = site?.name ?? 'Property agency'
  return { ...nothing, ...site, name, homeHeadings: { ...headings(name), ...site?.homeHeadings } }
}

/**
 * The charges as a whole: an amount would be silently wrong if one part were left out for its findings.
 */
export function loadedCharges({ charges }: LoadedFiles): Loaded<Charges> {
  const found: Partial<Charges> | undefined = charges
  const isWhole = found?.verifiedOn && found.states && found.gst && found.tds
  return charges && isWhole
    ? { ok: true, data: charges }
    : { ok: false, message: dataFiles.charges.failure }
}
