import { lacks } from '../engine/coverage.ts'
import type { Rule } from '../rule.ts'

/** A project without location pictures and nearby places. */
export const noLocation: Rule<true> = {
  name: 'no-location',
  level: 'warning',
  guide: 'The project has no location pictures and no nearby places yet; its page leaves them out.',
  form: 'predicate',
  checks: [
    {
      scope: 'project',
      needs: ['locationData'],
      check: (project) => lacks(project, 'locationData') || undefined,
    },
  ],
  words: () => ({ message: 'has no location pictures and no nearby places' }),
}
