import { useLocation } from 'react-router-dom'
import { useShell } from './shell.ts'
import { EnquireButton } from '../enquiry/dialogs/EnquireLink.tsx'
import { BrandIcon, SocialLinks } from '../components/BrandIcon.tsx'
import { telHref, whatsappHref } from '../components/buttons/ContactLink.tsx'
import { cx } from '../components/cx.ts'
import { useEffect, useState, useRef } from 'react'
import { AppLink } from '../components/buttons/Button.tsx'
import { Icon } from '../components/icons/Icon.tsx'

/** In view over every page: in the gutters of wide screens, else a bar that makes room. */
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

/** Topics that start a WhatsApp chat: the button's label, the chat's first message. */
const TOPICS = [
  { name: 'Book a site visit', text: 'Hello, I would like to visit a project.' },
  { name: 'Prices and cost sheets', text: 'Hello, please send me prices and a cost sheet.' },
  { name: 'Home loans and papers', text: 'Hello, I have a question about loans and papers.' },
] as const

/** One of the bar's equal parts; on wide screens a square of the rail. */
const FLOAT_PART =
  'isolate flex h-14 flex-1 items-center justify-center gap-2 border-border text-sm font-semibold focus-visible:-outline-offset-4 max-lg:not-first:border-l lg:h-12 lg:flex-none lg:border-t'

const ID = 'chat'
const ROW =
  'flex min-h-12 w-full items-center gap-3 rounded-sm px-3 text-left font-medium hover:bg-background hover:text-gold-deep'

/** A button with a small panel of quick topics; a popover, so it opens without script as well. */
function ChatPanel() {
  const panel = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        popoverTarget={ID}
        aria-expanded={open}
        aria-controls={ID}
        className={FLOAT_PART}
      >
        {open ? <Icon name="X" size={20} /> : <Icon name="MessageCircle" size={20} />}
        <span className="lg:sr-only">
          Ask us<span className="sr-only">: quick topics</span>
        </span>
      </button>
      <section
        ref={panel}
        id={ID}
        popover="auto"
        aria-labelledby={`${ID}-title`}
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="fixed inset-auto bottom-18 left-4 w-80 max-w-[calc(100vw-2rem)] rounded-lg border border-border bg-surface p-3 text-ink shadow-float lg:top-1/2 lg:right-16 lg:bottom-auto lg:left-auto lg:-translate-y-1/2"
      >
        <p id={`${ID}-title`} className="px-3 pt-2 pb-3 display-small text-xl">
          How can we help?
        </p>
        <Topics onLeave={() => panel.current?.hidePopover()} />
      </section>
    </>
  )
}

function Topics({ onLeave }: { onLeave: () => void }) {
  const { phone, whatsapp } = useShell().agency
  return (
    <ul>
      {whatsapp &&
        TOPICS.map(({ name, text }) => (
          <li key={name}>
            <AppLink to={whatsappHref(whatsapp, text)} newTab onClick={onLeave} className={ROW}>
              <span className="text-whatsapp">
                <BrandIcon brand="whatsapp" />
              </span>
              {name}
            </AppLink>
          </li>
        ))}
      {phone && (
        <li>
          <AppLink to={telHref(phone)} onClick={onLeave} className={ROW}>
            <Icon name="Phone" size={20} className="text-gold-deep" />
            Call {phone}
          </AppLink>
        </li>
      )}
      <li>
        <EnquireButton request={{ source: 'floating' }} onOpen={onLeave} className={ROW}>
          <Icon name="ClipboardList" size={20} className="text-gold-deep" />
          Send an enquiry
        </EnquireButton>
      </li>
    </ul>
  )
}
