import type { ReactNode } from 'react'
import { EmptyState } from '../../components/status/EmptyState.tsx'
import { EnquireLink } from '../../enquiry/dialogs/EnquireLink.tsx'
import type { ProjectView } from '../../page-descriptions/project.ts'
import { projectRequest } from './project-request.ts'

type ContactPromptProps = {
  readonly project: ProjectView
  /** 32 px, decorative. */
  readonly icon: ReactNode
  /** What is not there. */
  readonly title: string
  /** The button's words. */
  readonly action: string
  /** What the enquiry's message starts with: what the visitor wants to know. */
  readonly wish: string
  readonly children?: ReactNode
}

/** An empty section: what is missing, and a way to ask for it. */
export function ContactPrompt({
  project,
  icon,
  title,
  action,
  wish,
  children,
}: ContactPromptProps) {
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
