import type { Catalogue } from '../../catalogue/catalogue.ts'
import { CITY_SLUGS, cityOfName } from '../../domain/place/cities.ts'
import { paths } from '../../domain/seo/paths.ts'
import { developerSlug } from '../../domain/text/slug.ts'

/** The path of every page that search engines may list. */
export function sitemapPaths(catalogue: Catalogue): string[] {
  const localities = catalogue.topLocalities.ok ? catalogue.topLocalities.data : []
  const services = catalogue.services.ok ? catalogue.services.data : []
  const places = new Set([
    ...catalogue.locationKeys,
    ...catalogue.projects.flatMap((project) => project.localities.map(developerSlug)),
  ])
  const all = [
    paths.home,
    paths.about,
    paths.career,
    paths.contact,
    paths.residential,
    paths.commercial,
    paths.plots,
    paths.sco,
    paths.developersDirectory,
    paths.trending,
    paths.listing,
    ...CITY_SLUGS.filter((city) => catalogue.projectsIn(city).length > 0).map(paths.city),
    ...catalogue.developerPages.flatMap(({ slug, hasProjects }) =>
      hasProjects ? [paths.developer(slug), paths.floorPlans(slug)] : [paths.developer(slug)],
    ),
    ...catalogue.projects.map(({ path }) => path),
    ...localities.filter(({ name }) => !cityOfName(name)).map(({ id }) => paths.locality(id)),
    ...[...places].filter((key) => !cityOfName(key)).map(paths.location),
    ...services.map(({ id }) => paths.service(id)),
  ]
  return [...new Set(all)]
}
