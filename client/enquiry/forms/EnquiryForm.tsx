import { useId, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { SPAM_FIELDS } from '../../../domain/enquiry/enquiry.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { Button } from '../../components/buttons/Button.tsx'
import { telHref } from '../../components/buttons/contact-links.ts'
import { cx } from '../../components/cx.ts'
import { useHydrated } from '../../components/hooks/use-hydrated.ts'
import { StatusMessage } from '../../components/status/StatusMessage.tsx'
import { useShell } from '../../layout/shell.ts'
import { Confirmation } from './Confirmation.tsx'
import {
  EnquiryFieldset,
  GAPS,
  type EnquiryFieldsetProps,
  type FormLayout,
} from './EnquiryFieldset.tsx'
import { PrivacyLine } from './PrivacyLine.tsx'
import type { EnquiryRequest } from '../sending/request.ts'
import { DIRECTLY, type Taken } from '../sending/send.ts'
import { STANDARD, type FormTexts } from './texts.ts'
import { useEnquiryForm, type Failure } from './state/use-enquiry-form.ts'

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
  onSent?: (sent: Taken) => void
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
    return onSent ? null : <Confirmation sent={progress.sent} onAgain={form.startAgain} />
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

/** What a form posts besides what is typed, and the trap that only programs fill in. */
function HiddenFields({ request, page }: { request: EnquiryRequest; page: string }) {
  const { source, developer, projectId } = request
  const { privacy } = useShell()
  return (
    <div className="hidden">
      <input type="hidden" name="source" value={source} />
      <input type="hidden" name="page" value={page} />
      {developer && <input type="hidden" name="developer" value={developer} />}
      {projectId && <input type="hidden" name="projectId" value={projectId} />}
      <input type="hidden" name="privacyVersion" value={privacy.version} />
      <label>
        Leave this empty
        <input type="text" name={SPAM_FIELDS.trap} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

/**
 * Why an enquiry has not been sent, what becomes of it, and how to reach the agency at once.
 * @param note added where the enquiry was stored in this browser
 */
function FailureMessage({ failure, note }: { failure: Failure | undefined; note: string }) {
  const { phone, email } = useShell().agency
  const content = failure && (
    <>
      <p>{failure.text}</p>
      {(phone || email) && (
        <p className="mt-1 flex flex-wrap gap-x-4">
          {phone && (
            <a href={telHref(phone)} className="underline">
              {phone}
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`} className="underline">
              {email}
            </a>
          )}
        </p>
      )}
      {failure.queued && <p className="mt-1 font-normal">{note}</p>}
    </>
  )
  // Both places are there from the start, so that their later text is announced.
  return (
    <div className="has-[p]:mb-4">
      <StatusMessage tone="error">{!failure?.queued && content}</StatusMessage>
      <StatusMessage tone="info">{failure?.queued && content}</StatusMessage>
    </div>
  )
}
