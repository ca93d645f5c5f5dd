import { useRef, useState } from 'react'
import { useShell } from './shell.ts'
import { ContactButton } from '../enquiry/dialogs/EnquireButton.tsx'
import { AppLink } from '../components/buttons/AppLink.tsx'
import { BrandIcon } from '../components/BrandIcon.tsx'
import { telHref, whatsappHref } from '../components/buttons/contact-links.ts'
import { Icon } from '../components/icons/Icon.tsx'

/** Topics that start a WhatsApp chat: the button's label, the chat's first message. */
const TOPICS = [
  { name: 'Book a site visit', text: 'Hello, I would like to visit a project.' },
  { name: 'Prices and cost sheets', text: 'Hello, please send me prices and a cost sheet.' },
  { name: 'Home loans and papers', text: 'Hello, I have a question about loans and papers.' },
] as const

const ID = 'chat'
const ROW = 'menu-row'

/** A button with a small panel of quick topics; a popover, so it opens without script as well. */
export function ChatPanel({ onEnquire }: { onEnquire: () => void }) {
  const { phone, whatsapp } = useShell().agency
  const panel = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => panel.current?.hidePopover()

  return (
    <>
      <button
        type="button"
        popoverTarget={ID}
        aria-expanded={open}
        aria-controls={ID}
        className="float-part"
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
        <Topics phone={phone} whatsapp={whatsapp} onLeave={close} onEnquire={onEnquire} />
      </section>
    </>
  )
}

type TopicsProps = {
  phone: string | undefined
  whatsapp: string | undefined
  onLeave: () => void
  onEnquire: () => void
}

function Topics({ phone, whatsapp, onLeave, onEnquire }: TopicsProps) {
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
        <ContactButton
          className={ROW}
          onAction={() => {
            onLeave()
            onEnquire()
          }}
        >
          <Icon name="ClipboardList" size={20} className="text-gold-deep" />
          Send an enquiry
        </ContactButton>
      </li>
    </ul>
  )
}
