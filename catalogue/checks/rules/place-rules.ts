import { correctedCity } from '../../../domain/place/cities.ts'
import { parseLocalities } from '../../../domain/place/localities.ts'
import { placeText } from '../../../domain/place/place-spelling.ts'
import { RESERVED_NAMES } from '../../../domain/seo/paths.ts'
import { movedPaths } from '../../../domain/seo/redirects.ts'
import { routeOf } from '../../../domain/seo/routes.ts'
import { listOr } from '../../../domain/text/text.ts'
import { groupBy } from '../../../domain/value/group-by.ts'
import { isNested } from '../../json/pointer.ts'
import { projectFiles, property, valuesAt } from '../records.ts'
import type { Rule } from '../rule-context.ts'

const unknownCity: Rule = {
  name: 'unknown-city',
  level: 'warning',
  guide:
    'None of the places is a city of site.json, so the project is on no city page and its stamp duty is not known. Name the city last: Sector 84, Gurgaon. In charges.json: no city of site.json has this slug, so the charges count for nobody there.',
  check: (data, report) => {
    const { cities } = data
    if (!data.isFullyRead('site') || cities.slugs.length === 0) return
    const names = listOr(cities.slugs.map(cities.nameOf))
    for (const { record, pathInRecord, value } of data.texts(projectFiles, 'localities')) {
      const places = parseLocalities(value)
      if (places.length === 0 || cities.ofLocalities(places) !== undefined) continue
      const city = correctedCity(places, cities)
      report(record, pathInRecord, {
        message: `no place of "${places.join(', ')}" is a city of the site (${names}), so the project is on no city page and without stamp duty`,
        suggestion: city && cities.nameOf(city),
      })
    }
    for (const { record, pathInRecord, value } of data.texts(['topLocalities'], 'city')) {
      if (value.trim() === '' || cities.ofLocalities(parseLocalities(value)) !== undefined) continue
      const city = correctedCity([value], cities)
      if (city === undefined) continue
      report(record, pathInRecord, {
        message: `"${value}" is no city of the site (${names}), so the locality's card names a place that no page knows`,
        suggestion: cities.nameOf(city),
      })
    }
    for (const { record, pathInRecord, value } of data.texts(['charges'], 'states/*/cities/*')) {
      if (cities.isSlug(value)) continue
      report(record, pathInRecord, {
        message: `no city of site.json has the slug "${value}", so these charges count for no project there`,
        suggestion: cities.byName(value) ?? correctedCity([value], cities),
      })
    }
  },
}

/** Whether '/jaipur' can be a city's address: no page, redirect, file or endpoint of the site has it. */
const isFree = (slug: string): boolean =>
  routeOf(`/${slug}`).name === 'city' &&
  !Object.hasOwn(movedPaths, `/${slug}`) &&
  !RESERVED_NAMES.includes(slug)

const citySlugConflict: Rule = {
  name: 'city-slug',
  level: 'error',
  guide:
    'Two cities have one slug or name, or the slug is another address of the site, such as /about or /images. Every name of a city, other names included, belongs to one city.',
  check: (data, report) => {
    const owners = new Map<string, string>()
    // A city in this set is reported once: its other findings follow from its slug.
    const broken = new Set<string>()
    for (const { record, pathInRecord, value } of data.texts(['site'], 'cities/*/slug')) {
      const [, index = ''] = pathInRecord
      const text = placeText(value)
      if (isFree(value) && !owners.has(text)) {
        owners.set(text, index)
        continue
      }
      broken.add(index)
      report(record, pathInRecord, {
        message: owners.has(text)
          ? `another city has the slug "${value}" already`
          : `"/${value}" is another address of the site, so the city cannot have it`,
      })
    }
    const names = [
      ...data.texts(['site'], 'cities/*/name'),
      ...data.texts(['site'], 'cities/*/aliases/*'),
    ]
    for (const { record, pathInRecord, value } of names) {
      const [, index = ''] = pathInRecord
      const text = placeText(value)
      const owner = owners.get(text)
      if (broken.has(index)) continue
      if (owner === undefined) owners.set(text, index)
      else if (owner !== index)
        report(record, pathInRecord, {
          message: `"${value}" is a name or the slug of another city, so nobody can say which one is meant`,
        })
    }
  },
}

const EXAMPLE = { lat: 28.4112, lng: 77.0421 }

// The mainland and its islands, with a little to spare.
const isInIndia = (lat: number, lng: number): boolean =>
  lat >= 6 && lat <= 38 && lng >= 68 && lng <= 98

/** Both numbers of a text, a list or a group with other names, in whichever order: '28.4112° N, 77.0421° E'. */
function pastedPoint(pasted: unknown): { lat: number; lng: number } | undefined {
  const parts = isNested(pasted) ? Object.values(pasted) : [pasted]
  const numbers =
    parts
      .join(' ')
      .match(/-?\d+(?:\.\d+)?/g)
      ?.map(Number) ?? []
  const [one = Number.NaN, other = Number.NaN] = numbers
  if (numbers.length !== 2) return undefined
  if (isInIndia(one, other)) return { lat: one, lng: other }
  return isInIndia(other, one) ? { lat: other, lng: one } : undefined
}

export const coordinatesOutsideIndia: Rule = {
  name: 'coordinates',
  level: 'error',
  guide:
    'The place is not in India, most often as the two numbers are exchanged, or it is not written as two numbers.',
  check: (data, report) => {
    // Exchanged numbers also break the schema where one is no latitude, but this rule says more.
    const records = data.allRecords('locationData', 'site')
    for (const { record, pathInRecord, value: point } of records.flatMap((one) =>
      valuesAt(one, 'coordinates'),
    )) {
      const [lat, lng] = [property(point, 'lat'), property(point, 'lng')]
      if (lat === undefined && lng === undefined) {
        const correctPoint = pastedPoint(point)
        const isPasted = typeof point === 'string' && point.trim() !== ''
        if (!correctPoint && !isPasted) continue
        const { lat: north, lng: east } = correctPoint ?? EXAMPLE
        report(record, pathInRecord, {
          message: `the place on the map must be two numbers by their names, but it is ${JSON.stringify(point)}`,
          hint: `Write { "lat": ${north}, "lng": ${east} }${correctPoint ? '.' : ', with its own numbers, which a map shows.'}`,
          suggestion: correctPoint && `${north}, ${east}`,
          fix: () => correctPoint,
        })
        continue
      }
      if (typeof lat !== 'number' || typeof lng !== 'number' || isInIndia(lat, lng)) continue
      if (isInIndia(lng, lat)) {
        report(record, pathInRecord, {
          message: `latitude and longitude are exchanged: ${lat}, ${lng} is not in India`,
          suggestion: `${lng}, ${lat}`,
          hint: `Write "lat": ${lng} and "lng": ${lat}.`,
          fix: () => ({ lat: lng, lng: lat }),
        })
        // A point outside of the earth's degrees breaks the schema.
      } else if (Math.abs(lat) <= 90 && Math.abs(lng) <= 180)
        report(record, pathInRecord, {
          message: `${lat}, ${lng} is not in India; copy latitude and longitude from a map once more`,
        })
    }
  },
}

const FAR_KM = 50
/** With fewer projects than this nobody can say where their city is. */
const MIN_PROJECTS = 4
const KM_PER_DEGREE = 111.32

type Point = { readonly lat: number; readonly lng: number }

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** The distances are short, so the earth is taken as flat. */
const distanceKm = (one: Point, other: Point): number =>
  KM_PER_DEGREE *
  Math.hypot(one.lat - other.lat, (one.lng - other.lng) * Math.cos((one.lat * Math.PI) / 180))

export const farCoordinates: Rule = {
  name: 'far-coordinates',
  level: 'warning',
  guide:
    'The place on the map is more than 50 km from the other projects of its city: it was copied from another project, or a digit is wrong.',
  check: (data, report) => {
    if (!data.isFullyRead(...projectFiles)) return
    const places = data.records('locationData').flatMap((record) => {
      const { coordinates: point } = record.value
      const project = data.projects.byId(record.pathInFile[0] ?? '')?.record
      const city = project && data.cityOf(project)
      return point && city !== undefined ? [{ record, point, city }] : []
    })
    for (const [city, ofCity] of groupBy(places, ({ city }) => [city])) {
      if (ofCity.length < MIN_PROJECTS) continue
      const centre = {
        lat: middle(ofCity.map(({ point }) => point.lat)),
        lng: middle(ofCity.map(({ point }) => point.lng)),
      }
      for (const { record, point } of ofCity) {
        const distance = Math.round(distanceKm(point, centre))
        if (distance <= FAR_KM) continue
        report(record, ['coordinates'], {
          message: `${point.lat}, ${point.lng} is ${distance} km from the other projects in ${data.cities.nameOf(city)}; copy latitude and longitude from a map once more, or correct the project's places`,
        })
      }
    }
  },
}

export const placeRules: readonly Rule[] = [
  unknownCity,
  citySlugConflict,
  coordinatesOutsideIndia,
  farCoordinates,
]
