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
} as const

/** The agency's facts; its name alone where site.json failed. */
export function siteFacts(site: LoadedFiles['site']): SiteFacts {
  return { ...nothing, ...site, name: site?.name ?? 'Peak Force' }
}
