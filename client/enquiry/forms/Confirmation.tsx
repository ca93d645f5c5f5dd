import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '../../components/buttons/Button.tsx'
import { IconButton } from '../../components/buttons/IconButton.tsx'
import { cx } from '../../components/cx.ts'
import { Icon } from '../../components/icons/Icon.tsx'
import { StatusMessage } from '../../components/status/StatusMessage.tsx'
import type { Taken } from '../sending/send.ts'
import { TEXTS } from './texts.ts'

type ConfirmationProps = {
  sent: Taken
  /** Offers the empty form again. */
  onAgain?: () => void
}

/**
 * What takes the form's place, and the focus that the form had: the text and the reference, large
 * enough to read out on the phone.
 */
export function Confirmation({ sent, onAgain }: ConfirmationProps) {
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
function SentText({ message, reference }: Taken) {
  return (
    <>
      <p className="font-semibold">{message}</p>
      {reference && (
        <p className="mt-2 text-ink">
          <span className="block text-sm">Your reference</span>{' '}
          <strong className="text-2xl font-semibold tracking-wide tabular-nums select-all">
            {reference}
          </strong>
        </p>
      )}
    </>
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

type SentNoticeProps = {
  /** Without a message where no form says how it went: an enquiry of an earlier time. */
  sent: Taken | undefined
  onDismiss: () => void
}

/**
 * The confirmation that outlives its dialog. It stays until it is dismissed, because nobody writes
 * down a reference within a few seconds.
 */
export function SentNotice({ sent, onDismiss }: SentNoticeProps) {
  return (
    <div
      data-floating
      className="fixed top-[calc(var(--header-height)+1rem)] right-4 z-60 w-[calc(100%-2rem)] max-w-sm"
    >
      <div className={cx('relative rounded-md', sent && 'bg-surface shadow-float')}>
        <StatusMessage tone="success">
          {sent && (
            <div className="grid gap-4 pr-10">
              <div>
                <SentText message={TEXTS.sent} {...sent} />
              </div>
              <SentFiles {...sent} />
            </div>
          )}
        </StatusMessage>
        {sent && (
          <IconButton
            label="Dismiss"
            variant="plain"
            icon={<Icon name="X" size={20} />}
            onClick={onDismiss}
            className="absolute top-1 right-1"
          />
        )}
      </div>
    </div>
  )
}
