import { cityOfName } from '../../domain/place/cities.ts'
import { developerSlug } from '../../domain/text/slug.ts'
import { listingNode, pictureOf, PROPERTIES } from './structured-data.ts'
import { itemListJsonLd } from '../../domain/seo/json-ld.ts'
import { paths } from '../../domain/seo/paths.ts'
import { projectCount } from '../../domain/text/text.ts'
import type { PagesSeo } from './page-seo.ts'

export const listingSeo: PagesSeo<'listing' | 'city' | 'location' | 'locality' | 'trending'> = {
  listing: {
    head: ({ listing: { available } }) => ({
      title: 'All Projects',
      description:
        available === 0
          ? 'Find property by place, budget, size, configuration and status.'
          : `Compare ${projectCount(available)} by place, budget, size, configuration and status.`,
      path: paths.listing,
    }),
    breadcrumbs: () => [{ name: PROPERTIES.name }],
    structuredData: ({ listing: list }, shell) => [listingNode(list, shell)],
    sitemap: 'addresses',
  },
  city: {
    head: ({ slug, name, indexed, listing: { available } }) => ({
      title: `Property in ${name}`,
      description: indexed
        ? `Residential and commercial property in ${name}: ${projectCount(available)} with prices, sizes and floor plans.`
        : `We have no project in ${name} at the moment. Tell us what you are looking for, and we will call you when something fits.`,
      path: paths.city(slug),
      keywords: [`property in ${name}`, `flats in ${name}`, `commercial property in ${name}`],
      noindex: !indexed,
    }),
    breadcrumbs: ({ name }) => [PROPERTIES, { name }],
    structuredData: ({ listing: list }, shell) => [listingNode(list, shell)],
    sitemap: ({ cities }) => cities.map(paths.city),
  },
  trending: {
    head: () => ({
      title: 'Trending Projects',
      description: 'The projects buyers ask about most now, with prices and places.',
      path: paths.trending,
    }),
    structuredData: ({ trending: list }, { publicUrl }) => [
      list.ok
        ? itemListJsonLd(
            publicUrl,
            list.data.flatMap(({ name, path }) => (path ? [{ name, path }] : [])),
          )
        : undefined,
    ],
    sitemap: 'addresses',
  },
  location: {
    head: ({ key, name, images }, shell) => ({
      title: `Projects in ${name}`,
      description: `${name} on the map: what is near, how long it takes to get there and the projects we offer.`,
      path: paths.location(key),
      ...pictureOf(images[0], shell),
    }),
    breadcrumbs: ({ name }) => [PROPERTIES, { name }],
    structuredData: ({ projects }, shell) => [listingNode(projects, shell)],
    sitemap: ({ locationKeys, projects }) =>
      [...locationKeys, ...projects.flatMap(({ localities }) => localities.map(developerSlug))]
        .filter((key) => !cityOfName(key))
        .map(paths.location),
  },
  locality: {
    head: ({ id, name, description, image }, shell) => ({
      title: name,
      description: description || `Projects in ${name} with prices, sizes and possession dates.`,
      path: paths.locality(id),
      ...pictureOf(image, shell),
    }),
    breadcrumbs: ({ name }) => [PROPERTIES, { name }],
    structuredData: ({ projects }, shell) => [listingNode(projects, shell)],
    sitemap: ({ localities }) =>
      localities.filter(({ name }) => !cityOfName(name)).map(({ id }) => paths.locality(id)),
  },
}
