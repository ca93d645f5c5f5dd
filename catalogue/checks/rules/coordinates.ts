import { property, valuesAt } from '../records.ts'
import type { Rule } from '../rule.ts'

// The mainland and its islands, with a little to spare.
const isInIndia = (lat: number, lng: number): boolean =>
  lat >= 6 && lat <= 38 && lng >= 68 && lng <= 98

export const coordinates: Rule = {
  name: 'coordinates',
  level: 'error',
  guide: 'The place is not in India; most often the two numbers are exchanged.',
  check: (data, report) => {
    // Exchanged numbers break the schema where one is no latitude: this says more.
    const records = data.allRecords('locationData', 'site')
    for (const { record, below, value: point } of records.flatMap((one) =>
      valuesAt(one, 'coordinates'),
    )) {
      const [lat, lng] = [property(point, 'lat'), property(point, 'lng')]
      if (typeof lat !== 'number' || typeof lng !== 'number' || isInIndia(lat, lng)) continue
      if (isInIndia(lng, lat)) {
        report(record, below, {
          message: `latitude and longitude are exchanged: ${lat}, ${lng} is not in India`,
          suggestion: `${lng}, ${lat}`,
          hint: `Write "lat": ${lng} and "lng": ${lat}.`,
          fix: () => ({ lat: lng, lng: lat }),
        })
        // What is nowhere on earth breaks the schema.
      } else if (Math.abs(lat) <= 90 && Math.abs(lng) <= 180)
        report(record, below, {
          message: `${lat}, ${lng} is not in India; copy latitude and longitude from a map once more`,
        })
    }
  },
}
