import { cityOfName } from '../../domain/place/cities.ts'
import { paths } from '../../domain/seo/paths.ts'
import { developerSlug } from '../../domain/text/slug.ts'
import type { PagesSeo } from './page-seo.ts'
import { listingNode, pictureOf, PROPERTIES } from './structured-data.ts'

export const placeSeo: PagesSeo<'location' | 'locality'> = {
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
