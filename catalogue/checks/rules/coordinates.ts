import { property } from '../records.ts'
import type { Rule } from '../rule.ts'

type Point = { readonly lat: number; readonly lng: number }

// The mainland and its islands, with a little to spare.
const isInIndia = ({ lat, lng }: Point): boolean => lat >= 6 && lat <= 38 && lng >= 68 && lng <= 98

/** A place that is not in India, most often with latitude and longitude exchanged. */
export const coordinates: Rule<Point> = {
  name: 'coordinates',
  level: 'error',
  guide: 'The place is not in India; most often the two numbers are exchanged.',
  check: (data, report) => {
    for (const record of data.records('locationData', 'site')) {
      const point = property(record.value, 'coordinates')
      const [lat, lng] = [property(point, 'lat'), property(point, 'lng')]
      if (typeof lat !== 'number' || typeof lng !== 'number') continue
      const isExchanged = isInIndia({ lat: lng, lng: lat })
      // What is nowhere on earth breaks the schema.
      if (!isExchanged && (Math.abs(lat) > 90 || Math.abs(lng) > 180)) continue
      if (!isInIndia({ lat, lng })) report(record, ['coordinates'], { lat, lng })
    }
  },
  messages: ({ lat, lng }) =>
    isInIndia({ lat: lng, lng: lat })
      ? {
          message: `latitude and longitude are exchanged: ${lat}, ${lng} is not in India`,
          suggestion: `${lng}, ${lat}`,
          hint: `Write "lat": ${lng} and "lng": ${lat}.`,
        }
      : {
          message: `${lat}, ${lng} is not in India; copy latitude and longitude from a map once more`,
        },
  fix: ({ lat, lng }) =>
    isInIndia({ lat: lng, lng: lat }) ? { value: { lat: lng, lng: lat } } : undefined,
}
