import { useId, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../../domain/seo/paths.ts'
import { Button } from '../../components/buttons/Button.tsx'
import { cx } from '../../components/cx.ts'
import { useHydrated } from '../../components/hooks/use-hydrated.ts'
import { Confirmation } from './Confirmation.tsx'
import {
  EnquiryFieldset,
  GAPS,
  type EnquiryFieldsetProps,
  type FormLayout,
} from './EnquiryFieldset.tsx'
import { FailureMessage } from './FailureMessage.tsx'
import { HiddenFields } from './HiddenFields.tsx'
import { PrivacyLine } from './PrivacyLine.tsx'
import type { EnquiryRequest } from '../sending/request.ts'
import { DIRECTLY } from '../sending/send.ts'
import { STANDARD, type FormTexts } from './texts.ts'
import { useEnquiryForm, type Sent } from './state/use-enquiry-form.ts'

export type EnquiryFormProps = {
  request: EnquiryRequest
  layout?: FormLayout
  texts?: FormTexts
  /** What is filled in. */
  fieldset?: ComponentType<EnquiryFieldsetProps>
  /** How it is posted. */
  ways?: typeof DIRECTLY
  /**
   * For dialogs: the caller shows the confirmation, which else takes the form's place, and what was
   * typed is restored when the form is opened again in this visit.
   */
  onSent?: (sent: Sent) => void
  /** Given: 'Not now' is beside the button, of the same size and contrast. */
  onDecline?: (() => void) | undefined
  /** Stored as the enquiry's page, and what the server shows again with errors; the path by default. */
  page?: string
}

/**
 * The one enquiry form of the site. Plain HTML until script runs, and complete without it: the
 * server answers with a confirmation, or with the page again and what is wrong.
 */
export function EnquiryForm({
  request,
  layout = 'full',
  texts = STANDARD,
  fieldset: Fieldset = EnquiryFieldset,
  ways = DIRECTLY,
  onSent,
  onDecline,
  page,
}: EnquiryFormProps) {
  const id = useId()
  const { pathname } = useLocation()
  const hydrated = useHydrated()
  const form = useEnquiryForm({ request, texts, ways, onSent })
  const { progress } = form
  if (progress.step === 'sent') {
    return onSent ? null : <Confirmation {...progress.sent} onAgain={form.startAgain} focus />
  }
  const sending = progress.step === 'sending'
  return (
    <form
      method="post"
      action={paths.enquiryApi}
      // Without script the browser's own checks help; with it the messages are beside the fields.
      noValidate={hydrated}
      onSubmit={(event) => void form.submit(event)}
      {...form.handlers}
      className={cx('grid', GAPS[layout])}
    >
      <HiddenFields request={request} page={page ?? pathname} />
      <Fieldset
        id={id}
        request={request}
        layout={layout}
        errors={form.errors}
        typed={form.typed}
        phoneWarning={form.phoneWarning}
      />
      <div>
        <FailureMessage
          failure={progress.step === 'filling' ? progress.failure : undefined}
          note={texts.storedNote}
        />
        <div className="grid auto-cols-fr grid-flow-col gap-3">
          <Button type="submit" variant={onDecline && 'secondary'} loading={sending} wide>
            {sending ? 'Sending...' : texts.submit}
          </Button>
          {onDecline && (
            <Button variant="secondary" onClick={onDecline} wide>
              Not now
            </Button>
          )}
        </div>
        <PrivacyLine />
      </div>
    </form>
  )
}
