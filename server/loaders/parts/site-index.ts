import { listOf } from '../../../domain/value/loaded.ts'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import type { SiteIndex } from '../../seo/page-seo.ts'
import { CITY_SLUGS } from '../../../domain/place/cities.ts'

/** What a catalogue holds that has a page of its own. */
export function siteIndex(catalogue: Catalogue): SiteIndex {
  return {
    projects: catalogue.projects,
    developers: catalogue.developerPages,
    cities: CITY_SLUGS.filter((city) => catalogue.projectsIn(city).length > 0),
    locationKeys: catalogue.locationKeys,
    localities: listOf(catalogue.topLocalities),
    services: listOf(catalogue.services),
  }
}
