import { Download } from 'lucide-react'
import { useState } from 'react'
import { ButtonLink } from '../../components/buttons/Button.tsx'
import { BrochureDialog } from '../../enquiry/dialogs/BrochureDialog.tsx'
import { contactPath } from '../../enquiry/sending/request.ts'
import type { ProjectView } from '../../page-descriptions/project.ts'
import { isPlainClick } from './tabs/is-plain-click.ts'
import { projectRequest } from './project-request.ts'

type BrochureButtonProps = { readonly project: ProjectView; readonly wide?: boolean }

/** Opens the brochure dialog; without script it leads to the Contact page with the same request. */
export function BrochureButton({ project, wide = false }: BrochureButtonProps) {
  const [open, setOpen] = useState(false)
  const request = projectRequest(project, {
    source: 'brochure',
    title: 'Download Brochure',
    message: `Please send me the brochure of ${project.name}.`,
  })
  return (
    <>
      <ButtonLink
        to={contactPath(request)}
        variant="secondary"
        wide={wide}
        icon={<Download size={18} aria-hidden="true" />}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          setOpen(true)
        }}
        className="print:hidden"
      >
        Download Brochure
      </ButtonLink>
      <BrochureDialog request={request} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
