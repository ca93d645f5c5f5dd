import { useLocation } from 'react-router-dom'
import { useShell } from './shell.ts'
import { EnquireButton } from '../enquiry/dialogs/EnquireLink.tsx'
import { BrandIcon, SocialLinks } from '../components/BrandIcon.tsx'
import { telHref, whatsappHref } from '../components/buttons/ContactLink.tsx'
import { cx } from '../components/cx.ts'
import { ChatPanel, FLOAT_PART } from './ChatPanel.tsx'
import { useEffect, useState } from 'react'
import { AppLink } from '../components/buttons/Button.tsx'
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
  const { agency } = useShell()
  const { key, pathname } = useLocation()
  const away = useScrollingDown()
  return (
    // Flex children would move while the last ones are still streamed: hidden until something follows.
    <aside aria-label="Contact us" className="not-has-[+*]:hidden">
      <SocialLinks
        data-floating
        aria-label="Follow us"
        size={17}
        className="dark fixed top-1/2 left-0 z-30 -translate-y-1/2 overflow-hidden rounded-r-md border border-l-0 border-dark-border py-1 shadow-float max-lg:hidden"
        linkClassName="grid size-10 place-items-center text-on-dark-muted transition-colors hover:bg-dark-raised hover:text-gold-bright focus-visible:-outline-offset-3"
      />
      <div
        data-floating="bar"
        data-away={away || undefined}
        className={cx(
          'fixed inset-x-0 bottom-0 z-30 flex border-t border-border bg-surface pb-[env(safe-area-inset-bottom)] shadow-float transition-transform max-lg:data-away:not-focus-within:not-has-[:popover-open]:translate-y-full lg:inset-auto lg:top-1/2 lg:right-0 lg:w-11 lg:-translate-y-1/2 lg:flex-col lg:overflow-hidden lg:rounded-l-md lg:border lg:border-r-0',
          replaced && 'max-lg:hidden',
        )}
      >
        <EnquireButton
          request={{ source: 'floating' }}
          className="bg-gold px-6 font-semibold text-on-gold transition-colors hover:bg-gold-bright focus-visible:-outline-offset-4 max-lg:order-last max-lg:flex-1 max-sm:hidden lg:w-full lg:px-5 lg:py-2 lg:[writing-mode:vertical-rl]"
        >
          Inquire Now
        </EnquireButton>
        <ChatPanel key={key} />
        {agency.phone && (
          <a href={telHref(agency.phone)} className={cx(FLOAT_PART, 'sm:hidden')}>
            <Icon name="Phone" size={20} />
            Call<span className="sr-only"> {agency.phone}</span>
          </a>
        )}
        {agency.whatsapp && (
          <AppLink
            to={whatsappHref(agency.whatsapp)}
            newTab
            className={cx(FLOAT_PART, 'max-lg:text-whatsapp lg:bg-whatsapp lg:text-white')}
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
            </span>
          </AppLink>
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
