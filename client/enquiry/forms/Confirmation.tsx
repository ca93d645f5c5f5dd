import { useEffect, useRef } from 'react'
import { Button } from '../../components/buttons/Button.tsx'
import { StatusMessage } from '../../components/status/StatusMessage.tsx'
import { CalendarLink } from './CalendarLink.tsx'
import { BrochureLink } from './BrochureLink.tsx'
import type { Sent } from './state/use-enquiry-form.ts'
import { TEXTS } from './texts.ts'

type ConfirmationProps = Sent & {
  /** Offers the empty form again. */
  onAgain?: () => void
  /** Takes the keyboard's focus when it appears, as the form that had it is gone. */
  focus?: boolean
}

/** What takes the form's place: the text and the reference, large enough to read out on the phone. */
export function Confirmation({ onAgain, focus = false, ...sent }: ConfirmationProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focus) box.current?.focus()
  }, [focus])
  return (
    <div ref={box} tabIndex={-1} className="grid gap-4 outline-none">
      <StatusMessage tone="success">
        <SentText {...sent} />
      </StatusMessage>
      {sent.brochure && <BrochureLink to={sent.brochure} wide />}
      {sent.calendar && <CalendarLink to={sent.calendar} />}
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
export function SentText({ message, reference }: Sent) {
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
