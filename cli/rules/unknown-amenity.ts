import { listOf, type EntryRule } from './rule.ts'

/** An amenity or specification that the amenity catalogue has no words for. */
export const unknownAmenity: EntryRule = {
  name: 'unknown-amenity',
  scope: 'entry',
  files: ['projectAmenities', 'projectSpecifications'],
  needs: ['amenityCatalogue'],
  check: ({ value }, { facts, suggest }, report) => {
    for (const [index, key] of listOf(value).entries()) {
      if (typeof key !== 'string' || facts.amenityKeys.has(key)) continue
      const nearest = suggest.nearest(key, facts.amenityKeys)
      report([String(index)], {
        rule: 'unknown-amenity',
        key,
        ...(nearest === undefined ? {} : { nearest }),
      })
    }
  },
}
