import { parseLocalities } from '../../../domain/place/localities.ts'
import { groupBy } from '../../../domain/value/group-by.ts'
import { projectFiles, textIn } from '../records.ts'
import type { Rule } from '../rule.ts'

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
      const project = data.projects.byId(record.pathInFile[0] ?? '')?.record.value
      const city = data.cities.ofLocalities(parseLocalities(textIn(project, 'localities')))
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
