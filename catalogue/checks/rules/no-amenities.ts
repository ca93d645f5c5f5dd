import { lacks } from '../engine/coverage.ts'
import type { Rule } from '../rule.ts'

/** A project without any amenity. */
export const noAmenities: Rule<true> = {
  name: 'no-amenities',
  level: 'warning',
  guide: 'The project has no amenities yet; its page leaves them out.',
  form: 'predicate',
  checks: [
    {
      scope: 'project',
      needs: ['projectAmenities'],
      check: (project) => lacks(project, 'projectAmenities') || undefined,
    },
  ],
  words: () => ({ message: 'has no amenities' }),
}
