import type { SiteFacts } from '../catalogue.ts'
import type { LoadedFiles } from '../load/loaded-files.ts'

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
  privacy: {
    version: 'none',
    summary: 'We use your details only to answer this enquiry, and delete them when you ask us to.',
    sections: [],
  },
} as const

/** What the parts of the home page are called where site.json does not say. */
const headings = (name: string): SiteFacts['homeHeadings'] => ({
  trending: { title: 'Trending Projects' },
  developers: { title: 'Leading Real Estate Developers' },
  services: { title: 'Everything you Need at One Place' },
  edge: { title: `${name} Edge` },
  testimonials: { title: 'What our clients say' },
  localities: { title: 'Top Localities' },
  faqs: { title: 'Frequently Asked Questions' },
  closing: { title: 'Not sure where to begin?' },
})

/** The agency's facts; its name alone where site.json failed. */
export function siteFacts(site: LoadedFiles['site']): SiteFacts {
  const name = site?.name ?? 'Peak Force'
  return { ...nothing, ...site, name, homeHeadings: { ...headings(name), ...site?.homeHeadings } }
}
