import { Download } from 'lucide-react'
import { EnquireLink } from '../../enquiry/EnquireLink.tsx'
import type { ProjectView } from '../../source/views.ts'
import { projectRequest } from './project-request.ts'

type BrochureButtonProps = { readonly project: ProjectView; readonly wide?: boolean }

/** Asks for the brochure: an enquiry that names project and developer. */
export function BrochureButton({ project, wide = false }: BrochureButtonProps) {
  return (
    <EnquireLink
      request={projectRequest(project, { source: 'brochure', title: 'Download Brochure' })}
      variant="secondary"
      wide={wide}
      icon={<Download size={18} aria-hidden="true" />}
    >
      Download Brochure
    </EnquireLink>
  )
}
