import { useRef, useState } from 'react'
import { useShell } from './shell.ts'
import { EnquireButton } from '../enquiry/dialogs/EnquireLink.tsx'
import { AppLink } from '../components/buttons/Button.tsx'
import { BrandIcon } from '../components/BrandIcon.tsx'
import { telHref, whatsappHref } from '../components/buttons/ContactLink.tsx'
import { Icon } from '../components/icons/Icon.tsx'

/** Topics that start a WhatsApp chat: the button's label, the chat's first message. */
const TOPICS = [
  { name: 'Book a site visit', text: 'Hello, I would like to visit a project.' },
  { name: 'Prices and cost sheets', text: 'Hello, please send me prices and a cost sheet.' },
  { name: 'Home loans and papers', text: 'Hello, I have a question about loans and papers.' },
] as const

/** One of the bar's equal parts; on wide screens a square of the rail. */
export const FLOAT_PART =
  'isolate flex h-14 flex-1 items-center justify-center gap-2 border-border text-sm font-semibold focus-visible:-outline-offset-4 max-lg:not-first:border-l lg:h-12 lg:flex-none lg:border-t'

const ID = 'chat'
const ROW =
  'flex min-h-12 w-full items-center gap-3 rounded-sm px-3 text-left font-medium hover:bg-background hover:text-gold-deep'

/** A button with a small panel of quick topics; a popover, so it opens without script as well. */
export function ChatPanel() {
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
