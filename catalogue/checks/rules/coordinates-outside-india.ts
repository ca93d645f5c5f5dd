import { isNested } from '../../json/pointer.ts'
import { property, valuesAt } from '../records.ts'
import type { Rule } from '../rule.ts'

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
