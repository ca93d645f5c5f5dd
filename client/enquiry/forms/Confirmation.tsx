import { useEffect, useRef } from 'react'
import { Button, ButtonLink, IconButton } from '../../components/buttons/Button.tsx'
import { AdviserCard } from '../../components/cards/AdviserCard.tsx'
import { ContactLink } from '../../components/links/ContactLink.tsx'
import { Icon } from '../../components/icons/Icon.tsx'
import { LiveRegion, StatusBox } from '../../components/status/live-region.tsx'
import type { Submission, EnquiryReceipt } from '../sending/send-enquiry.ts'
import { enquiryText, TEXTS } from './enquiry-texts.ts'

type ConfirmationProps = { sent: EnquiryReceipt; onAgain?: () => void }

/** The place beside a form where its confirmation will be announced. */
export const ConfirmationRegion = ({
  sent,
  ...rest
}: Omit<ConfirmationProps, 'sent'> & { sent: EnquiryReceipt | undefined }) => (
  <LiveRegion>{sent && <Confirmation sent={sent} {...rest} />}</LiveRegion>
)

/** Takes the form's place and focus; the reference is large enough to be read out. */
function Confirmation({ sent, onAgain }: ConfirmationProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="grid gap-4 outline-none">
      <StatusBox tone="success">
        <SentText {...sent} />
      </StatusBox>
      <SentFiles {...sent} wide />
      <p>{TEXTS.next}</p>
      {onAgain && (
        <Button variant="secondary" size="sm" onClick={onAgain} className="justify-self-start">
          Send another enquiry
        </Button>
      )}
    </div>
  )
}

/** The result, the reference, of which one press selects all, and who answers. */
export function SentText({ message = TEXTS.sent, reference, adviser, phone }: EnquiryReceipt) {
  return (
    <div>
      <p className="font-semibold">{message}</p>
      {reference && (
        <p className="mt-2 text-ink">
          <span className="block text-sm">Your reference </span>
          <strong
            translate="no"
            className="text-2xl font-semibold tracking-wide tabular-nums select-all"
          >
            {reference}
          </strong>
        </p>
      )}
      {adviser && <AdviserCard adviser={adviser} className="mt-4" />}
      {phone && (
        <p className="mt-2">
          <span>{TEXTS.crowded} </span>
          <ContactLink phone={phone} />
        </p>
      )}
    </div>
  )
}

/** Links to the requested brochure and to the calendar entry of the planned visit. */
export function SentFiles({ brochure, calendar, wide }: EnquiryReceipt & { wide?: boolean }) {
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

/** An enquiry that was sent; or the words of a refused one, and why. */
export type Notice = { sent: EnquiryReceipt } | { refused: Submission; reason: string }

/** Stays until dismissed, as nobody writes a reference down within a few seconds. */
export function EnquiryNotice({
  notice,
  onDismiss,
}: {
  notice: Notice | undefined
  onDismiss: () => void
}) {
  return (
    <LiveRegion>
      {notice && (
        <div
          data-floating
          className="fixed top-[calc(var(--header-height)+1rem)] right-4 z-60 max-h-[calc(100dvh-var(--header-height)-2rem)] w-[calc(100%-2rem)] max-w-sm overflow-y-auto"
        >
          <div className="relative rounded-md bg-surface shadow-float">
            <StatusBox tone={'refused' in notice ? 'error' : 'success'}>
              <div className="grid gap-4 pr-10">
                {'sent' in notice ? (
                  <>
                    <SentText {...notice.sent} />
                    <SentFiles {...notice.sent} />
                  </>
                ) : (
                  <RefusedText {...notice} />
                )}
              </div>
            </StatusBox>
            <IconButton
              label="Dismiss"
              variant="plain"
              icon="X"
              onClick={onDismiss}
              className="absolute top-1 right-1"
            />
          </div>
        </div>
      )}
    </LiveRegion>
  )
}

function RefusedText({ refused, reason }: { refused: Submission; reason: string }) {
  return (
    <>
      <p>{TEXTS.refused}</p>
      <p className="font-normal">{reason}</p>
      <TextToCopy text={enquiryText(refused)} />
    </>
  )
}

export function TextToCopy({ text }: { text: string }) {
  return (
    <label className="text-ink in-[.on-dark]:text-on-dark">
      <span className="mb-1.5 block text-sm">{TEXTS.copy}</span>
      <textarea readOnly rows={4} value={text} className="control w-full px-4 py-3" />
    </label>
  )
}
