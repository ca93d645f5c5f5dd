import { projectFiles } from '../../catalogue/checks/records.ts'
import { listingNode, pictureOf, PROPERTIES } from '../seo/structured-data.ts'
import { dataOf, listOf } from '../../domain/value/loaded.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { LocalityView } from '../../client/pages/locality/LocalityPage.tsx'
import type { LocationView } from '../../client/pages/location/LocationPage.tsx'
import type { ProjectPages } from '../../client/pages/shared/PlaceProjects.tsx'
import { pageAsked } from '../../domain/listing/listing-query.ts'
import { paginate } from '../../domain/listing/pagination.ts'
import { cityName, cityOfName } from '../../domain/place/cities.ts'
import { directionsUrl, findableName, type Coordinates } from '../../domain/place/maps.ts'
import type { Project } from '../../domain/project/project.ts'
import { paths } from '../../domain/seo/paths.ts'
import { developerSlug } from '../../domain/text/slug.ts'
import { titleCase } from '../../domain/text/text.ts'
import { projectCard } from './views/cards.ts'
import { nearbyPlaces } from './views/project-view.ts'
import { entry, type Parts } from './page-entry.ts'

export const placePages = {
  // A place by the key of its location data or the slug of a locality that projects name.
  location: entry<LocationView>({
    load(parts, { params: { key = '' }, search }) {
      const { catalogue, images } = parts
      const project = projectWithId(catalogue, key)
      if (project) return { movedTo: `${project.path}#location` }
      const record = dataOf(catalogue.location(key))
      if (!record && catalogue.projectsAt(key).length === 0 && !catalogue.locality(key)) {
        return undefined
      }
      const name = placeName(catalogue, key)
      return {
        key,
        name,
        images: (record?.images ?? []).map((path) => images.view(path)),
        nearby: nearbyPlaces(record),
        directionsUrl: wayTo(catalogue, key, name, record?.coordinates),
        projects: projectPages(parts, key, search),
      }
    },
    about: { what: 'location', files: ['locationData', 'topLocalities', ...projectFiles] },
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
  }),
  // A top locality; one that is a city has the city's page.
  locality: entry<LocalityView>({
    load(parts, { params: { id = '' }, search }) {
      const city = cityOfName(id)
      if (city) return { movedTo: paths.city(city) }
      const found = parts.catalogue.locality(id)
      return (
        found && {
          ...found,
          image: parts.images.find(found.image),
          projects: projectPages(parts, id, search),
        }
      )
    },
    about: { what: 'locality', files: ['topLocalities'] },
    head: ({ id, name, description, image }, shell) => ({
      title: name,
      description: description || `Projects in ${name} with prices, sizes and possession dates.`,
      path: paths.locality(id),
      ...pictureOf(image, shell),
    }),
    breadcrumbs: ({ name }) => [PROPERTIES, { name }],
    structuredData: ({ projects }, shell) => [listingNode(projects, shell)],
    sitemap: ({ topLocalities }) =>
      listOf(topLocalities)
        .filter(({ name }) => !cityOfName(name))
        .map(({ id }) => paths.locality(id)),
  }),
}

/** Addresses are in lower case, ids need not be. */
function projectWithId(catalogue: Catalogue, key: string): Project | undefined {
  const isKey = (id: string | undefined) => id?.toLowerCase() === key
  return (
    catalogue.project(key) ??
    catalogue.projects.find(({ id, customId }) => isKey(id) || isKey(customId))
  )
}

function projectPages(parts: Parts, key: string, search: URLSearchParams): ProjectPages {
  const { items, ...rest } = paginate(parts.catalogue.projectsAt(key), pageAsked(search))
  return { ...rest, cards: items.map((project) => projectCard(parts, project)) }
}

/** The way to a place's own point, else to its name and city; undefined where no city is known. */
function wayTo(
  catalogue: Catalogue,
  key: string,
  name: string,
  coordinates: Coordinates | undefined,
): string | undefined {
  const slug = catalogue.projectsAt(key).find(({ city }) => city !== undefined)?.city
  const city = catalogue.locality(key)?.city ?? (slug && cityName(slug))
  const to = coordinates ?? findableName(name, city)
  return to && directionsUrl(to)
}

function placeName(catalogue: Catalogue, key: string): string {
  const known = catalogue.locality(key)?.name
  if (known) return known
  for (const project of catalogue.projectsAt(key)) {
    const written = project.localities.find((one) => developerSlug(one) === key)
    if (written) return written
  }
  return titleCase(key)
}
