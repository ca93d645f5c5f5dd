import { useEffect, useRef } from 'react'
import { Button, ButtonLink, IconButton } from '../../components/buttons/Button.tsx'
import { Icon } from '../../components/icons/Icon.tsx'
import { StatusMessage } from '../../components/status/StatusMessage.tsx'
import { cx } from '../../components/cx.ts'
import type { Taken } from '../sending/send.ts'
import { TEXTS } from './texts.ts'

/** Takes the form's place and its focus; the reference is large enough to read out on the phone. */
export function Confirmation({ sent, onAgain }: { sent: Taken; onAgain?: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="grid gap-4 outline-none">
      <StatusMessage tone="success">
        <SentText {...sent} />
      </StatusMessage>
      <SentFiles {...sent} wide />
      <p className="opacity-80">{TEXTS.next}</p>
      {onAgain && (
        <Button variant="secondary" size="sm" onClick={onAgain} className="justify-self-start">
          Send another enquiry
        </Button>
      )}
    </div>
  )
}

/** The result and the enquiry's name on the phone; one press selects all of it. */
function SentText({ message = TEXTS.sent, reference }: Taken) {
  return (
    <div>
      <p className="font-semibold">{message}</p>
      {reference && (
        <p className="mt-2 text-ink">
          <span className="block text-sm">Your reference</span>{' '}
          <strong className="text-2xl font-semibold tracking-wide tabular-nums select-all">
            {reference}
          </strong>
        </p>
      )}
    </div>
  )
}

/** The ways to the brochure that was asked for and to the calendar entry of the visit that was planned. */
export function SentFiles({ brochure, calendar, wide }: Taken & { wide?: boolean }) {
  return (
    <>
      {brochure && (
        <ButtonLink to={brochure} newTab wide={wide} icon={<Icon name="FileText" size={20} />}>
          Open the brochure
        </ButtonLink>
      )}
      {calendar && (
        <ButtonLink to={calendar} newTab icon={<Icon name="CalendarCheck" size={20} />}>
          Add to calendar
        </ButtonLink>
      )}
    </>
  )
}

/** Outlives its dialog until dismissed: nobody writes a reference down within a few seconds. */
export function SentNotice({
  sent,
  onDismiss,
}: {
  sent: Taken | undefined
  onDismiss: () => void
}) {
  return (
    <div
      data-floating
      className="fixed top-[calc(var(--header-height)+1rem)] right-4 z-60 w-[calc(100%-2rem)] max-w-sm"
    >
      <div className={cx('relative rounded-md', sent && 'bg-surface shadow-float')}>
        <StatusMessage tone="success">
          {sent && (
            <div className="grid gap-4 pr-10">
              <SentText {...sent} />
              <SentFiles {...sent} />
            </div>
          )}
        </StatusMessage>
        {sent && (
          <IconButton
            label="Dismiss"
            variant="plain"
            icon="X"
            onClick={onDismiss}
            className="absolute top-1 right-1"
          />
        )}
      </div>
    </div>
  )
}
