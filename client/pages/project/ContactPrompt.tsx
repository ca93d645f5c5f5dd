import type { ReactNode } from 'react'
import { EmptyState } from '../../components/status/EmptyState.tsx'
import { EnquireLink } from '../../enquiry/dialogs/EnquireLink.tsx'
import type { ProjectView } from './project-view.ts'
import { projectRequest } from './project-request.ts'

/** An empty section: what is missing, and a way to ask for it. */
export function ContactPrompt({
  project,
  icon,
  title,
  action,
  wish,
  children,
}: {
  project: ProjectView
  /** 32 px, decorative. */
  icon: ReactNode
  /** What is not there. */
  title: string
  /** The button's words. */
  action: string
  /** What the enquiry's message starts with: what the visitor wants to know. */
  wish: string
  children?: ReactNode
}) {
  return (
    <EmptyState
      icon={icon}
      title={title}
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
    >
      {children}
    </EmptyState>
  )
}
