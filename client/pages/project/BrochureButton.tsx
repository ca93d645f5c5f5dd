import { Download } from 'lucide-react'
import { EnquireLink } from '../../enquiry/dialogs/EnquireLink.tsx'
import type { ProjectView } from './project-view.ts'
import { projectRequest } from './project-request.ts'

type BrochureButtonProps = { project: ProjectView; wide?: boolean }

/** Opens the brochure dialog; without script it leads to the Contact page with the same request. */
export function BrochureButton({ project, wide = false }: BrochureButtonProps) {
  return (
    <EnquireLink
      request={projectRequest(project, {
        source: 'brochure',
        title: 'Download Brochure',
        message: `Please send me the brochure of ${project.name}.`,
      })}
      variant="secondary"
      wide={wide}
      icon={<Download size={18} aria-hidden="true" />}
      className="print:hidden"
    >
      Download Brochure
    </EnquireLink>
  )
}
