import type { ReactNode } from 'react'
import { paths } from '../../../domain/seo/paths.ts'
import { EmptyState } from '../../components/status/EmptyState.tsx'
import { EnquireLink } from '../../enquiry/dialogs/EnquireLink.tsx'
import type { ProjectProps, ProjectView } from './project-view.ts'
import type { EnquiryRequest } from '../../enquiry/sending/enquiry-request.ts'
import { Icon, type IconName } from '../../components/icons/Icon.tsx'

/** Says that a section is empty, with a way to ask for its content. */
export function ContactPrompt({
  project,
  action,
  wish,
  ...empty
}: ProjectProps & {
  icon: IconName
  title: string
  action: string
  /** The visitor's question, in the words of the enquiry's message. */
  wish: string
  children?: ReactNode
}) {
  return (
    <EmptyState
      {...empty}
      action={
        <EnquireLink
          variant="primary"
          request={projectRequest(project, {
            title: action,
            message: `Please send me ${wish} of ${project.name}.`,
          })}
        >
          {action}
        </EnquireLink>
      }
    />
  )
}

/** Opens the brochure dialog; without script it leads to the Contact page with the same request. */
export function BrochureButton({ project, wide = false }: ProjectProps & { wide?: boolean }) {
  return (
    <EnquireLink
      request={projectRequest(project, {
        source: 'brochure',
        title: 'Download Brochure',
        message: `Please send me the brochure of ${project.name}.`,
        brochure: paths.brochure(project.path),
      })}
      variant="secondary"
      wide={wide}
      icon={<Icon name="Download" size={18} />}
      className="print:hidden"
    >
      Download Brochure
    </EnquireLink>
  )
}

/** The request for a visit; undefined where none can be planned. */
export function visitRequest(project: ProjectView): EnquiryRequest | undefined {
  const { visitHours: hours, path, name } = project
  return (
    hours &&
    projectRequest(project, {
      source: 'visit',
      title: `Visit ${name}`,
      visit: { path, hours },
    })
  )
}

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
