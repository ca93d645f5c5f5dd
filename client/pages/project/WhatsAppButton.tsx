import { useState } from 'react'
import { BrandIcon } from '../../components/BrandIcon.tsx'
import { whatsappHref } from '../../components/buttons/contact-links.ts'
import { WhatsAppDialog } from '../../enquiry/dialogs/WhatsAppDialog.tsx'
import type { ProjectView } from '../../page-descriptions/project.ts'
import { isPlainClick } from '../../components/buttons/is-plain-click.ts'

type WhatsAppButtonProps = {
  readonly project: ProjectView
  /** The agency's number, digits with the country code. */
  readonly number: string
  readonly className: string
}

/** Opens the WhatsApp dialog; without script a chat that names the project. */
export function WhatsAppButton({ project, number, className }: WhatsAppButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <a
        href={whatsappHref(number, `Hello, I am interested in ${project.name}.`)}
        aria-label="WhatsApp"
        aria-haspopup="dialog"
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          setOpen(true)
        }}
        className={className}
      >
        <BrandIcon brand="whatsapp" size={22} />
      </a>
      <WhatsAppDialog
        open={open}
        onClose={() => setOpen(false)}
        project={{ id: project.id, name: project.name, developer: project.developer.name }}
      />
    </>
  )
}
