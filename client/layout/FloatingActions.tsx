import type { MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { useContact } from './shell-context.ts'
import { EnquireLink } from '../enquiry/dialogs/EnquireLink.tsx'
import { BrandIcon, SocialLinks } from '../components/BrandIcon.tsx'
import { CHAT_GREETING, CHAT_TOPICS, whatsappHref } from '../../domain/enquiry/whatsapp-chat.ts'
import { telHref } from '../components/links/ContactLink.tsx'
import { cx } from '../components/cx.ts'
import { AppLink } from '../components/links/AppLink.tsx'
import { Icon } from '../components/icons/Icon.tsx'
import { SectionTitle, Titled } from '../components/Section.tsx'

/** Buttons over every page: in the gutters of wide screens, else in a bar. */
export function FloatingActions({
  hasBottomBar,
}: {
  /** Whether the page has its own bar on small screens, which replaces this one. */
  hasBottomBar: boolean
}) {
  const { phone, whatsapp } = useContact()
  const { key, pathname } = useLocation()
  return (
    // Hidden until something follows, as flex children move while the page is streamed.
    <aside aria-label="Contact us" className="not-has-[+*]:hidden">
      <SocialLinks
        data-floating
        aria-label="Follow us"
        size={17}
        className="on-dark fixed top-1/2 left-0 z-30 -translate-y-1/2 overflow-hidden rounded-r-md border border-l-0 border-dark-border py-1 shadow-float max-lg:hidden"
        linkClassName="grid size-10 place-items-center text-on-dark-muted transition-colors hover:bg-dark-raised hover:text-accent-bright focus-visible:-outline-offset-3"
      />
      <div
        data-floating="bar"
        className={cx(
          'fixed inset-x-0 bottom-0 z-30 flex border-t border-border bg-surface pb-[env(safe-area-inset-bottom)] shadow-float lg:inset-auto lg:top-1/2 lg:right-0 lg:w-11 lg:-translate-y-1/2 lg:flex-col lg:overflow-hidden lg:rounded-l-md lg:border lg:border-r-0',
          hasBottomBar && 'max-lg:hidden',
        )}
      >
        <EnquireLink
          request={{ source: 'floating' }}
          className="grid place-items-center bg-accent px-6 font-semibold text-on-accent transition-colors hover:bg-accent-bright focus-visible:-outline-offset-4 max-lg:order-last max-lg:flex-1 max-sm:hidden lg:w-full lg:px-5 lg:py-2 lg:[writing-mode:vertical-rl]"
        >
          Inquire Now
        </EnquireLink>
        <ChatPanel key={key} />
        {phone && (
          <a href={telHref(phone)} className={cx(FLOAT_PART, 'sm:hidden')}>
            <Icon name="Phone" size={20} />
            <span>Call</span>
            <span className="sr-only">{` ${phone}`}</span>
          </a>
        )}
        {whatsapp && (
          <AppLink
            to={whatsappHref(CHAT_GREETING, whatsapp)}
            newTab
            className={cx(FLOAT_PART, 'max-lg:text-whatsapp lg:bg-whatsapp lg:text-white')}
          >
            <span className="relative">
              {/* It beats twice, as what moves longer than 5 s needs a pause button. */}
              <span
                key={pathname}
                aria-hidden="true"
                className="absolute inset-0 -z-10 animate-pulse-ring rounded-full bg-current opacity-0 [animation-iteration-count:2] forced-colors:hidden"
              />
              <BrandIcon brand="whatsapp" size={22} />
            </span>
            <span className="lg:sr-only">
              <span className="sr-only">Chat on </span>
              <span>WhatsApp</span>
            </span>
          </AppLink>
        )}
      </div>
    </aside>
  )
}

/** One of the bar's equal parts; on wide screens a square of the rail. */
const FLOAT_PART =
  'isolate flex h-14 flex-1 items-center justify-center gap-2 border-border text-sm font-semibold focus-visible:-outline-offset-4 max-lg:not-first:border-l lg:h-12 lg:flex-none lg:border-t'

const ID = 'chat'
const ROW =
  'flex min-h-12 w-full items-center gap-3 rounded-sm px-3 text-left font-medium hover:bg-background hover:text-accent-deep'

/** Closes the panel, as a visitor who comes back from a chat or call wants the page. */
const closePanel = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()

/** A button with a small panel of topics; a popover, so that it opens without script as well. */
function ChatPanel() {
  return (
    <>
      <button type="button" popoverTarget={ID} className={FLOAT_PART}>
        <Icon name="MessageCircle" size={20} />
        <span className="lg:sr-only">
          <span>Ask us</span>
          <span className="sr-only">: quick topics</span>
        </span>
      </button>
      <Titled
        id={ID}
        popover="auto"
        className="fixed inset-auto bottom-18 left-4 max-h-[calc(100dvh-5rem)] w-80 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-lg border border-border bg-surface p-3 text-ink shadow-float lg:top-1/2 lg:right-16 lg:bottom-auto lg:left-auto lg:-translate-y-1/2"
      >
        <SectionTitle as="p" className="px-3 pt-2 pb-3 display-small text-xl">
          How can we help?
        </SectionTitle>
        <Topics />
      </Titled>
    </>
  )
}

function Topics() {
  const { phone, whatsapp } = useContact()
  return (
    <ul>
      {whatsapp &&
        CHAT_TOPICS.map(({ name, text }) => (
          <li key={name}>
            <AppLink to={whatsappHref(text, whatsapp)} newTab className={ROW} onClick={closePanel}>
              <span className="text-whatsapp">
                <BrandIcon brand="whatsapp" />
              </span>
              <span>{name}</span>
            </AppLink>
          </li>
        ))}
      {phone && (
        <li>
          <AppLink to={telHref(phone)} className={ROW} onClick={closePanel}>
            <Icon name="Phone" size={20} className="text-accent-deep" />
            <span>{`Call ${phone}`}</span>
          </AppLink>
        </li>
      )}
      <li>
        <EnquireLink request={{ source: 'floating' }} className={ROW}>
          <Icon name="ClipboardList" size={20} className="text-accent-deep" />
          <span>Send an enquiry</span>
        </EnquireLink>
      </li>
    </ul>
  )
}
