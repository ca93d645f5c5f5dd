import { projectFiles } from '../../catalogue/checks/records.ts'
import {
  listingNode,
  pictureOf,
  PROPERTIES,
  propertyIn,
  titleInPlace,
} from './shared-entry-parts.ts'
import { dataOf, listOf } from '../../domain/value/loaded.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { LocalityView } from '../../client/pages/locality/LocalityPage.tsx'
import type { LocationView } from '../../client/pages/location/LocationPage.tsx'
import type { ProjectPages } from '../../client/pages/shared/PlaceProjects.tsx'
import { requestedPage } from '../../domain/listing/listing-query.ts'
import { paginate } from '../../domain/listing/pagination.ts'
import { locationKey } from '../../domain/place/localities.ts'
import { directionsUrl, mapSearchText } from '../../domain/place/directions.ts'
import type { Project } from '../../domain/project/project.ts'
import { paths } from '../../domain/seo/paths.ts'
import { titleCase } from '../../domain/text/text.ts'
import { projectCard } from './views/cards.ts'
import { nearbyPlaces } from './views/project-view.ts'
import { pageEntry, type PageDependencies } from './page-entry.ts'

export const placePages = {
  // A place, by the key of its location data or the slug of a locality that projects name.
  location: pageEntry<LocationView>({
    load(sources, { params: { key = '' }, search }) {
      const { catalogue, images } = sources
      const project = projectWithId(catalogue, key)
      if (project) return { movedTo: `${project.path}#location` }
      // Every spelling of a place's name leads to one address.
      const address = locationKey(key, catalogue.cities)
      const recordKey = catalogue.locationKeys.find(
        (one) => locationKey(one, catalogue.cities) === address,
      )
      const record = recordKey === undefined ? undefined : dataOf(catalogue.location(recordKey))
      const locality = topLocality(catalogue, address)
      const name = locality?.name ?? catalogue.placeName(address) ?? titleCase(recordKey ?? '')
      if (name === '') return undefined
      const city = catalogue.cities.byName(key)
      if (!record && city) return { movedTo: paths.city(city) }
      if (key !== address) return { movedTo: paths.location(address) }
      const projects = catalogue.projectsAt(name)
      // Directions lead to the place's own point, else to its name and city; there are none without
      // a city, and none where several cities have a place of this name.
      const [slug, ...others] = new Set(projects.flatMap((project) => project.city ?? []))
      const around =
        locality?.city ?? (slug && others.length === 0 ? catalogue.cities.nameOf(slug) : undefined)
      const to = record?.coordinates ?? mapSearchText(name, around)
      return {
        key,
        name,
        images: (record?.images ?? []).map((path) => images.view(path)),
        nearby: nearbyPlaces(record),
        directionsUrl: to && directionsUrl(to),
        projects: projectPages(sources, projects, search),
      }
    },
    about: { subject: 'location', files: ['locationData', 'topLocalities', ...projectFiles] },
    head: ({ key, name, images, nearby, projects }, shell) => ({
      title: `Projects in ${name}`,
      description:
        nearby.length > 0
          ? `${name} on the map: what is near, how long it takes to get there and the projects we offer.`
          : propertyIn(name, projects.total),
      path: paths.location(key),
      listPage: { ...projects, isWhole: true },
      ...pictureOf(images[0], shell),
    }),
    breadcrumbs: ({ name }) => [PROPERTIES, { name }],
    structuredData: ({ projects }, shell) => [listingNode(projects, shell)],
  }),
  // A top locality; a locality that is a city has the city's page.
  locality: pageEntry<LocalityView>({
    load(sources, { params: { id = '' }, search }) {
      const city = sources.catalogue.cities.byName(id)
      if (city) return { movedTo: paths.city(city) }
      const locality = sources.catalogue.locality(id)
      if (!locality) return undefined
      // Other cities may have a place of the same name.
      const within = sources.catalogue.cities.byName(locality.city ?? '')
      const projects = sources.catalogue.projectsAt(locality.name)
      return {
        ...locality,
        image: sources.images.find(locality.image),
        projects: projectPages(
          sources,
          within ? projects.filter((project) => project.city === within) : projects,
          search,
        ),
      }
    },
    about: { subject: 'locality', files: ['topLocalities'] },
    head: ({ id, name, city, description, image, projects }, shell) => ({
      title: titleInPlace(name, city),
      shortTitle: name,
      description: description || propertyIn(name, projects.total),
      path: paths.locality(id),
      listPage: { ...projects, isWhole: true },
      ...pictureOf(image, shell),
    }),
    breadcrumbs: ({ name }) => [PROPERTIES, { name }],
    structuredData: ({ projects }, shell) => [listingNode(projects, shell)],
  }),
}

/** Finds a project without case, as addresses are in lower case and ids need not be. */
function projectWithId(catalogue: Catalogue, key: string): Project | undefined {
  const isKey = (id: string | undefined) => id?.toLowerCase() === key
  return (
    catalogue.project(key) ??
    catalogue.projects.find(({ id, customId }) => isKey(id) || isKey(customId))
  )
}

function projectPages(
  sources: PageDependencies,
  projects: readonly Project[],
  search: URLSearchParams,
): ProjectPages {
  const { items, ...rest } = paginate(projects, requestedPage(search))
  return { ...rest, cards: items.map((project) => projectCard(sources, project)) }
}

const topLocality = ({ cities, topLocalities }: Catalogue, address: string) =>
  listOf(topLocalities).find(({ id }) => locationKey(id, cities) === address)
