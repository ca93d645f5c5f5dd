import { Phone } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../../domain/seo/paths.ts'
import { useShell } from '../../shell.ts'
import { ActionButton } from '../buttons/ActionButton.tsx'
import { BrandIcon } from '../BrandIcon.tsx'
import { telHref, whatsappHref } from '../buttons/contact-links.ts'
import { cx } from '../cx.ts'
import { useScrollingDown } from '../hooks/use-scrolling-down.ts'
import { ChatPanel } from './ChatPanel.tsx'
import { SocialRail } from './SocialRail.tsx'

export type FloatingActionsProps = {
  readonly inquiryOpen: boolean
  /** Opens the enquiry popup, or closes it. */
  readonly onToggleInquiry: () => void
  /** The pointer or the focus is near a button that opens the popup. */
  readonly onIntent?: () => void
  /** The page has a bar of its own on small screens, which takes the place of this one. */
  readonly replaced?: boolean
}

/**
 * What stays in view over every page. On wide screens it stands in the gutters beside the content:
 * social links left, contact right. On others it is a bar at the bottom edge that makes room while
 * the visitor reads on.
 */
export function FloatingActions({
  inquiryOpen,
  onToggleInquiry,
  onIntent,
  replaced = false,
}: FloatingActionsProps) {
  const { agency } = useShell()
  const { key, pathname } = useLocation()
  const away = useScrollingDown()
  return (
    <aside aria-label="Contact us">
      <SocialRail />
      <div
        data-floating="bar"
        data-away={away || undefined}
        className={cx('float-bar', replaced && 'max-lg:hidden')}
      >
        <ActionButton
          fallbackPath={paths.contact}
          onAction={onToggleInquiry}
          {...(onIntent && { onIntent })}
          aria-expanded={inquiryOpen}
          className="float-enquiry"
        >
          Inquire Now
        </ActionButton>
        <ChatPanel key={key} id="chat" onEnquire={onToggleInquiry} className="float-part" />
        {agency.phone && (
          <a href={telHref(agency.phone)} className={'float-part sm:hidden'}>
            <Phone size={20} aria-hidden="true" />
            Call<span className="sr-only"> {agency.phone}</span>
          </a>
        )}
        {agency.whatsapp && (
          <a
            href={whatsappHref(agency.whatsapp)}
            target="_blank"
            rel="noopener noreferrer"
            className={cx('float-part max-lg:text-whatsapp lg:bg-whatsapp lg:text-white')}
          >
            <span className="relative">
              <span key={pathname} aria-hidden="true" className="float-pulse" />
              <BrandIcon brand="whatsapp" size={22} />
            </span>
            <span className="lg:sr-only">
              <span className="sr-only">Chat on </span>WhatsApp
              <span className="sr-only"> (opens in a new tab)</span>
            </span>
          </a>
        )}
      </div>
    </aside>
  )
}
