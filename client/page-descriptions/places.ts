import type { ImageView } from '../../domain/image/images.ts'
import { cityOfName } from '../../domain/place/cities.ts'
import { paths } from '../../domain/seo/paths.ts'
import { developerSlug } from '../../domain/text/slug.ts'
import { listingNode, pictureOf } from '../head/structured-data.ts'
import type { NearbyView, ProjectCardView } from '../source/shapes.ts'
import type { PageDescription } from './description.ts'
import { PROPERTIES } from './listings.ts'

/** A page of the projects of a place. */
export type ProjectPages = {
  readonly cards: readonly ProjectCardView[]
  readonly page: number
  readonly pages: number
  readonly total: number
}

export type LocationView = {
  readonly key: string
  readonly name: string
  readonly images: readonly ImageView[]
  readonly nearby: readonly NearbyView[]
  /** Absent where nobody would know where to go. */
  readonly directionsUrl?: string
  readonly projects: ProjectPages
}

const location: PageDescription<LocationView> = {
  component: 'LocationPage',
  addresses: [{ path: '/location/:key' }],
  query: ['page'],
  published: import.meta.env.SSR
    ? {
        head: ({ key, name, images }, shell) => ({
          title: `Projects in ${name}`,
          description: `${name} on the map: what is near, how long it takes to get there and the projects we offer.`,
          path: paths.location(key),
          ...pictureOf(images[0], shell),
        }),
        trail: ({ name }) => [PROPERTIES, { name }],
        structuredData: ({ projects }, shell) => [listingNode(projects, shell)],
        sitemap: ({ locationKeys, projects }) =>
          [...locationKeys, ...projects.flatMap(({ localities }) => localities.map(developerSlug))]
            .filter((key) => !cityOfName(key))
            .map(paths.location),
      }
    : undefined,
}

export type LocalityView = {
  readonly id: string
  readonly name: string
  readonly city?: string
  readonly image?: ImageView
  readonly description?: string
  readonly projects: ProjectPages
}

const locality: PageDescription<LocalityView> = {
  component: 'LocalityPage',
  addresses: [{ path: '/locality/:id' }],
  published: import.meta.env.SSR
    ? {
        head: ({ id, name, description, image }, shell) => ({
          title: name,
          description:
            description || `Projects in ${name} with prices, sizes and possession dates.`,
          path: paths.locality(id),
          ...pictureOf(image, shell),
        }),
        trail: ({ name }) => [PROPERTIES, { name }],
        structuredData: ({ projects }, shell) => [listingNode(projects, shell)],
        sitemap: ({ localities }) =>
          localities.filter(({ name }) => !cityOfName(name)).map(({ id }) => paths.locality(id)),
      }
    : undefined,
}

export const placePages = { location, locality }
