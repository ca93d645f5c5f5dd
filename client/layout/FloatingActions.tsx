import { useLocation } from 'react-router-dom'
import { useShell } from './shell.ts'
import { ContactButton } from '../enquiry/dialogs/EnquireButton.tsx'
import { BrandIcon, knownBrands } from '../components/BrandIcon.tsx'
import { telHref, whatsappHref } from '../components/buttons/contact-links.ts'
import { cx } from '../components/cx.ts'
import { useEnquiry, useEnquiryOpen } from '../enquiry/dialogs/use-enquiry.ts'
import { ChatPanel } from './ChatPanel.tsx'
import { useEffect, useState } from 'react'
import { AppLink } from '../components/buttons/AppLink.tsx'
import { Icon } from '../components/icons/Icon.tsx'

/**
 * What stays in view over every page. On wide screens it is in the gutters beside the content:
 * social links left, contact right. On others it is a bar at the bottom edge that makes room while
 * the visitor reads on.
 */
export function FloatingActions({
  replaced,
}: {
  /** The page has a bar of its own on small screens, which takes the place of this one. */
  replaced: boolean
}) {
  const { open, close } = useEnquiry()
  const isOpen = useEnquiryOpen()
  const toggle = () => (isOpen ? close() : open({ source: 'floating' }))
  const { agency } = useShell()
  const { key, pathname } = useLocation()
  const away = useScrollingDown()
  return (
    <aside aria-label="Contact us" className="hidden-until-parsed">
      <SocialRail />
      <div
        data-floating="bar"
        data-away={away || undefined}
        className={cx(
          'fixed inset-x-0 bottom-0 z-30 flex border-t border-border bg-surface pb-[env(safe-area-inset-bottom)] shadow-float transition-transform max-lg:data-away:not-focus-within:not-has-[:popover-open]:translate-y-full lg:inset-auto lg:top-1/2 lg:right-0 lg:w-11 lg:-translate-y-1/2 lg:flex-col lg:overflow-hidden lg:rounded-l-md lg:border lg:border-r-0',
          replaced && 'max-lg:hidden',
        )}
      >
        <ContactButton
          onAction={toggle}
          aria-expanded={isOpen}
          className="bg-gold px-6 font-semibold text-on-gold transition-colors hover:bg-gold-bright focus-visible:-outline-offset-4 max-lg:order-last max-lg:flex-1 max-sm:hidden lg:w-full lg:px-5 lg:py-2 lg:[writing-mode:vertical-rl]"
        >
          Inquire Now
        </ContactButton>
        <ChatPanel key={key} onEnquire={toggle} />
        {agency.phone && (
          <a href={telHref(agency.phone)} className="float-part sm:hidden">
            <Icon name="Phone" size={20} />
            Call<span className="sr-only"> {agency.phone}</span>
          </a>
        )}
        {agency.whatsapp && (
          <a
            href={whatsappHref(agency.whatsapp)}
            target="_blank"
            rel="noopener noreferrer"
            className="float-part max-lg:text-whatsapp lg:bg-whatsapp lg:text-white"
          >
            <span className="relative">
              {/* Two beats on each page: what moves longer than 5 s would need a pause button. */}
              <span
                key={pathname}
                aria-hidden="true"
                className="absolute inset-0 -z-10 animate-pulse-ring rounded-full bg-current opacity-0 [animation-iteration-count:2] forced-colors:hidden"
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

/** Less than this is a finger's tremble, not a direction. */
const LEAST_PX = 8
/** So near to an end of the page nothing goes on. */
const END_PX = 80

/** Whether the visitor reads on down the page: not at its ends, and not after scrolling back. */
function useScrollingDown(): boolean {
  const [down, setDown] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const check = () => {
      const { scrollY, innerHeight } = window
      const nearEnd =
        scrollY < END_PX || scrollY + innerHeight > document.documentElement.scrollHeight - END_PX
      if (!nearEnd && Math.abs(scrollY - last) < LEAST_PX) return
      setDown(!nearEnd && scrollY > last)
      last = scrollY
    }
    window.addEventListener('scroll', check, { passive: true })
    return () => window.removeEventListener('scroll', check)
  }, [])
  return down
}

/** The agency's social links at the left edge of wide screens, in the gutter beside the content. */
function SocialRail() {
  const brands = knownBrands(useShell().agency.social)
  if (brands.length === 0) return null
  return (
    <ul
      data-floating
      aria-label="Follow us"
      className="dark fixed top-1/2 left-0 z-30 -translate-y-1/2 overflow-hidden rounded-r-md border border-l-0 border-dark-border py-1 shadow-float max-lg:hidden"
    >
      {brands.map(({ brand, name, href }) => (
        <li key={brand}>
          <AppLink to={href} newTab className="rail-brand">
            <BrandIcon brand={brand} size={17} />
            <span className="sr-only">{name}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
