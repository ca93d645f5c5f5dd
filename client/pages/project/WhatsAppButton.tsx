import { useState } from 'react'
import { BrandIcon } from '../../components/BrandIcon.tsx'
import { whatsappHref } from '../../components/buttons/contact-links.ts'
import { onDemand } from '../../components/lazy/on-demand.tsx'
import type { ProjectView } from './project-view.ts'
import { onPlainClick } from '../../components/buttons/is-plain-click.ts'

const WhatsAppDialog = onDemand(() =>
  import('../../enquiry/dialogs/WhatsAppDialog.tsx').then((module) => module.WhatsAppDialog),
)

type WhatsAppButtonProps = {
  project: ProjectView
  /** The agency's number, digits with the country code. */
  number: string
  className: string
}

/** Opens the WhatsApp dialog; without script a chat that names the project. */
export function WhatsAppButton({ project, number, className }: WhatsAppButtonProps) {
  const [open, setOpen] = useState(false)
  const chat = whatsappHref(number, `Hello, I am interested in ${project.name}.`)
  return (
    <>
      <a
        href={chat}
        aria-label="WhatsApp"
        aria-haspopup="dialog"
        onClick={onPlainClick(() => setOpen(true))}
        className={className}
      >
        <BrandIcon brand="whatsapp" size={22} />
      </a>
      <WhatsAppDialog
        wanted={open}
        props={{
          open,
          onClose: () => setOpen(false),
          project: { id: project.id, name: project.name, developer: project.developer.name },
        }}
        onFailed={() => {
          setOpen(false)
          window.location.assign(chat)
        }}
      />
    </>
  )
}
