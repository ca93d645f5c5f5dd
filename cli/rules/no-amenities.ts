import { lacks } from '../validate/projects.ts'
import type { ProjectRule } from './rule.ts'

/** A project without amenities. */
export const noAmenities: ProjectRule = {
  name: 'no-amenities',
  scope: 'project',
  needs: ['projectAmenities'],
  isMissing: (project) => lacks(project, 'amenities'),
}
