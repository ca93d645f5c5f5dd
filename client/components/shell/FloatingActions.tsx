import { Phone } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../../domain/seo/paths.ts'
import { useShell } from '../../shell.ts'
import { ActionButton } from '../buttons/ActionButton.tsx'
import { AppLink } from '../buttons/AppLink.tsx'
import { BrandIcon, knownBrands } from '../BrandIcon.tsx'
import { telHref, whatsappHref } from '../buttons/contact-links.ts'
import { cx } from '../cx.ts'
import { ChatPanel } from './ChatPanel.tsx'

export type FloatingActionsProps = {
  readonly inquiryOpen: boolean
  /** Opens the enquiry popup, or closes it. */
  readonly onToggleInquiry: () => void
  /** The pointer or the focus is near a button that opens the popup. */
  readonly onIntent?: () => void
  /** Stands higher on small screens, above a page's own bottom bar. */
  readonly raised?: boolean
}

const ROUND =
  'grid place-items-center rounded-full shadow-float transition-transform hover:scale-105'

/** What stays in view over every page: social links, chat, call, WhatsApp and 'Inquire Now'. */
export function FloatingActions({
  inquiryOpen,
  onToggleInquiry,
  onIntent,
  raised = false,
}: FloatingActionsProps) {
  const { agency } = useShell()
  const { key, pathname } = useLocation()
  const bottom = raised ? 'bottom-24 md:bottom-6' : 'bottom-4 sm:bottom-6'
  return (
    <aside aria-label="Contact us">
      <SocialRail />
      <div
        data-floating
        className={cx(
          'fixed right-4 z-30 flex flex-col items-end gap-3 sm:right-6 sm:flex-row sm:items-center',
          bottom,
        )}
      >
        <ActionButton
          fallbackPath={paths.contact}
          onAction={onToggleInquiry}
          {...(onIntent && { onIntent })}
          aria-expanded={inquiryOpen}
          className="min-h-12 rounded-full border border-transparent bg-gold px-6 font-semibold text-on-gold shadow-float transition-colors [--focus:var(--color-ink)] hover:bg-gold-bright max-sm:hidden"
        >
          Inquire Now
        </ActionButton>
        {/* On small screens it stands alone at the left edge. */}
        <div className={cx('max-sm:fixed max-sm:left-4', bottom)}>
          <ChatPanel key={key} id="chat" onEnquire={onToggleInquiry} />
        </div>
        {agency.phone && (
          <a
            href={telHref(agency.phone)}
            aria-label={`Call ${agency.phone}`}
            className={cx(
              ROUND,
              'size-12 border border-night-line bg-night text-on-night sm:hidden',
            )}
          >
            <Phone size={22} aria-hidden="true" />
          </a>
        )}
        {agency.whatsapp && (
          <a
            href={whatsappHref(agency.whatsapp)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label="Chat on WhatsApp (opens in a new tab)"
            className={cx(
              ROUND,
              'relative size-14 border border-transparent bg-whatsapp text-white',
            )}
          >
            {/* Two beats on each page: what moves longer than 5 s would need a pause button. */}
            <span
              key={pathname}
              aria-hidden="true"
              className="absolute inset-0 -z-10 animate-pulse-ring forced-colors:hidden rounded-full bg-whatsapp [animation-iteration-count:2]"
            />
            <BrandIcon brand="whatsapp" size={28} />
          </a>
        )}
      </div>
    </aside>
  )
}

function SocialRail() {
  const brands = knownBrands(useShell().agency.social)
  if (brands.length === 0) return null
  return (
    <ul
      data-floating
      aria-label="Follow us"
      className="night fixed top-1/2 left-0 z-30 -translate-y-1/2 overflow-hidden rounded-r-md border border-l-0 border-night-line py-1 shadow-float max-lg:hidden"
    >
      {brands.map(({ brand, name, href }) => (
        <li key={brand}>
          <AppLink
            to={href}
            newTab
            className="grid size-10 place-items-center text-on-night-muted transition-colors hover:bg-night-raised hover:text-gold-bright focus-visible:-outline-offset-3"
          >
            <BrandIcon brand={brand} size={17} />
            <span className="sr-only">{name}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
