import { lacks } from '../engine/coverage.ts'
import type { Rule } from '../rule.ts'

/** A project without any configuration in the floor plans. */
export const noFloorPlan: Rule<true> = {
  name: 'no-floor-plan',
  level: 'warning',
  guide: 'The project has no floor plan yet; its page leaves it out.',
  form: 'predicate',
  checks: [
    {
      scope: 'project',
      needs: ['floorPlan'],
      check: (project) => lacks(project, 'floorPlan') || undefined,
    },
  ],
  words: () => ({ message: 'has no floor plan' }),
}
