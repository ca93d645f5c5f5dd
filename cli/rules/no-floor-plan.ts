import { lacks } from '../validate/projects.ts'
import type { ProjectRule } from './rule.ts'

/** A project without a floor plan, or with one that lists no floors. */
export const noFloorPlan: ProjectRule = {
  name: 'no-floor-plan',
  scope: 'project',
  needs: ['floorPlan'],
  isMissing: (project) => lacks(project, 'floorPlan'),
}
