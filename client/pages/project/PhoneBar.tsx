import { Phone } from 'lucide-react'
import { keepAmounts } from '../../../domain/price/keep-amounts.ts'
import { telHref } from '../../components/buttons/contact-links.ts'
import { EnquireLink } from '../../enquiry/dialogs/EnquireLink.tsx'
import { useShell } from '../../shell.ts'
import type { ProjectView } from '../../page-descriptions/project.ts'
import { projectRequest } from './project-request.ts'
import { WhatsAppButton } from './WhatsAppButton.tsx'

const ROUND = 'grid size-12 shrink-0 place-items-center rounded-full border'

/** Stays at the bottom edge of small screens: the price and three ways to reach the agency. */
export function PhoneBar({ project }: { readonly project: ProjectView }) {
  const { phone, whatsapp } = useShell().agency
  return (
    <section
      data-floating="bar"
      aria-label="Price and contact"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-float lg:hidden"
    >
      <div className="column flex h-18 items-center gap-2 max-sm:px-4">
        <p className="min-w-0 flex-1 display-small text-base leading-tight">
          {keepAmounts(project.priceText)}
        </p>
        {phone && (
          <a href={telHref(phone)} aria-label={`Call ${phone}`} className={`${ROUND} border-line`}>
            <Phone size={20} aria-hidden="true" />
          </a>
        )}
        {whatsapp && (
          <WhatsAppButton
            project={project}
            number={whatsapp}
            className={`${ROUND} border-transparent bg-whatsapp text-white`}
          />
        )}
        <EnquireLink request={projectRequest(project)} variant="primary">
          Enquire
        </EnquireLink>
      </div>
    </section>
  )
}
