import { given } from '../../catalogue/load/given.ts'
import type { Reply } from '../../client/source/source.ts'
import type { LocalityView, LocationView } from '../../client/page-descriptions/places.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { cityOfName } from '../../domain/place/cities.ts'
import { directionsUrl } from '../../domain/place/maps.ts'
import { paths } from '../../domain/seo/paths.ts'
import { developerSlug } from '../../domain/text/slug.ts'
import { titleCase } from '../../domain/text/text.ts'
import { projectCard } from './cards.ts'
import { nearbyPlaces } from './project.ts'
import { moved, NO_SUCH_PAGE, page, type Answers, type Asked, type Parts } from './parts.ts'

/** A place by the key of its location data or the slug of a locality that projects name. */
function location(parts: Parts, { params, search }: Asked): Reply<LocationView> {
  const { catalogue, images } = parts
  const key = params['key'] ?? ''
  const project = catalogue.project(key)
  if (project) return moved(`${project.path}#location`, search)

  const projects = catalogue.projectsAt(key)
  const place = catalogue.location(key)
  const record = place.ok ? place.data : undefined
  if (!record && projects.length === 0 && !catalogue.locality(key)) return NO_SUCH_PAGE

  return page({
    key,
    name: placeName(catalogue, key),
    images: (record?.images ?? []).map((path) => images.view(path)),
    nearby: nearbyPlaces(record),
    directionsUrl: directionsUrl(record?.coordinates),
    projects: projects.map((one) => projectCard(parts, one)),
  })
}

/** A top locality; one that is a city has the city's page. */
function locality(parts: Parts, { params, search }: Asked): Reply<LocalityView> {
  const { catalogue, images } = parts
  const id = params['id'] ?? ''
  const city = cityOfName(id)
  if (city) return moved(paths.city(city), search)
  const found = catalogue.locality(id)
  if (!found) return NO_SUCH_PAGE
  return page(
    given<LocalityView>({
      id: found.id,
      name: found.name,
      city: found.city,
      image: images.find(found.image),
      description: found.description,
      projects: catalogue.projectsAt(id).map((one) => projectCard(parts, one)),
    }),
  )
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

export const placeAnswers = { location, locality } satisfies Partial<Answers>
