import { listOf, type Rule } from '../rule.ts'

type Detail = { readonly key: string; readonly nearest: string | undefined }

/** An amenity or specification that the amenity catalogue has no words for. */
export const unknownAmenity: Rule<Detail> = {
  name: 'unknown-amenity',
  level: 'warning',
  guide: 'The key is not in the amenity catalogue.',
  checks: [
    {
      scope: 'entry',
      files: ['projectAmenities', 'projectSpecifications'],
      needs: ['amenityCatalogue'],
      check: ({ value }, { facts, suggest }, report) => {
        for (const [index, key] of listOf(value).entries()) {
          if (typeof key !== 'string' || facts.amenityKeys.has(key)) continue
          report([String(index)], { key, nearest: suggest.nearest(key, facts.amenityKeys) })
        }
      },
    },
  ],
  words: ({ key, nearest }) => ({
    message: `the amenity catalogue has no words for "${key}"`,
    suggestion: nearest,
  }),
  fix: ({ key }, { facts, suggest }) => {
    const value = suggest.only(key, facts.amenityKeys)
    return value === undefined ? undefined : { value }
  },
}
