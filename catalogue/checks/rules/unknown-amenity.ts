import { asList } from '../records.ts'
import type { Rule } from '../rule.ts'

export const unknownAmenity: Rule = {
  name: 'unknown-amenity',
  level: 'warning',
  guide: 'The key is not in the amenity catalogue.',
  check: ({ entries, isFullyRead, amenityKeys, suggest }, report) => {
    if (!isFullyRead('amenityCatalogue')) return
    for (const entry of entries('projectAmenities', 'projectSpecifications')) {
      for (const [index, key] of asList(entry.value).entries()) {
        if (typeof key !== 'string' || amenityKeys.has(key)) continue
        report(entry, [String(index)], {
          message: `the amenity catalogue has no words for "${key}"`,
          suggestion: suggest.nearest(key, amenityKeys),
          fix: () => suggest.only(key, amenityKeys),
        })
      }
    }
  },
}
