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
        className={cx(
          'fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-float transition-transform',
          'max-lg:data-away:not-focus-within:not-has-[:popover-open]:translate-y-full',
          'lg:inset-auto lg:top-1/2 lg:right-0 lg:w-11 lg:-translate-y-1/2 lg:flex-col lg:overflow-hidden lg:rounded-l-md lg:border lg:border-r-0',
          replaced && 'max-lg:hidden',
        )}
      >
        <ActionButton
          fallbackPath={paths.contact}
          onAction={onToggleInquiry}
          {...(onIntent && { onIntent })}
          aria-expanded={inquiryOpen}
          className="bg-gold px-6 font-semibold text-on-gold transition-colors hover:bg-gold-bright focus-visible:-outline-offset-4 max-lg:order-last max-lg:flex-1 max-sm:hidden lg:w-full lg:px-5 lg:py-2 lg:[writing-mode:vertical-rl]"
        >
          Inquire Now
        </ActionButton>
        <ChatPanel key={key} id="chat" onEnquire={onToggleInquiry} className={SEGMENT} />
        {agency.phone && (
          <a href={telHref(agency.phone)} className={cx(SEGMENT, 'sm:hidden')}>
            <Phone size={20} aria-hidden="true" />
            Call<span className="sr-only"> {agency.phone}</span>
          </a>
        )}
        {agency.whatsapp && (
          <a
            href={whatsappHref(agency.whatsapp)}
            target="_blank"
            rel="noopener noreferrer"
            className={cx(SEGMENT, 'max-lg:text-whatsapp lg:bg-whatsapp lg:text-white')}
          >
            <span className="relative">
              {/* Two beats on each page: what moves longer than 5 s would need a pause button. */}
              <span
                key={pathname}
                aria-hidden="true"
                className="absolute inset-0 -z-10 animate-pulse-ring rounded-full bg-current opacity-0 forced-colors:hidden [animation-iteration-count:2]"
              />
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

/** One of the bar's equal parts; on wide screens a square of the rail. */
const SEGMENT =
  'isolate flex h-14 flex-1 items-center justify-center gap-2 text-sm font-semibold max-lg:not-first:border-l ' +
  'border-line focus-visible:-outline-offset-4 lg:h-12 lg:flex-none lg:border-t'
