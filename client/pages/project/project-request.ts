import type { EnquiryRequest } from '../../enquiry/sending/request.ts'
import type { ProjectView } from './project-view.ts'

/** An enquiry about this project. */
export function projectRequest(
  project: Pick<ProjectView, 'id' | 'name' | 'developer'>,
  more: Partial<EnquiryRequest> = {},
): EnquiryRequest {
  return {
    source: 'project',
    developer: project.developer.name,
    projectId: project.id,
    projectName: project.name,
    ...more,
  }
}
