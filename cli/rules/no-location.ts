import { lacks } from '../validate/projects.ts'
import type { ProjectRule } from './rule.ts'

/** A project without location pictures and nearby places. */
export const noLocation: ProjectRule = {
  name: 'no-location',
  scope: 'project',
  needs: ['locationData'],
  isMissing: (project) => lacks(project, 'location'),
}
