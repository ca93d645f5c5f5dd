import { useId } from 'react'
import { useLocation } from 'react-router-dom'
import { SPAM_FIELDS } from '../../../domain/enquiry/enquiry.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { Button } from '../../components/buttons/Button.tsx'
import { ContactLink } from '../../components/buttons/ContactLink.tsx'
import { cx } from '../../components/cx.ts'
import { useHydrated } from '../../components/lazy-component.tsx'
import { StatusMessage } from '../../components/status/StatusMessage.tsx'
import { useShell } from '../../layout/shell.ts'
import type { EnquiryRequest } from '../sending/request.ts'
import type { Taken } from '../sending/send.ts'
import { Confirmation } from './Confirmation.tsx'
import { EnquiryFields, gapOf } from './EnquiryFields.tsx'
import { PrivacyLine } from './PrivacyLine.tsx'
import { SUBMIT } from './texts.ts'
import { useEnquiryForm, type Failure } from './use-enquiry-form.ts'

/** The one enquiry form: plain HTML until script runs, and complete without it. */
export function EnquiryForm({
  request,
  compact = false,
  contact = false,
  onSent,
  onDecline,
}: {
  request: EnquiryRequest
  compact?: boolean
  /** It is the Contact page's own: posted and worded as docs/product.md says, 'Sending'. */
  contact?: boolean
  /** For dialogs, which show the confirmation themselves and restore what was typed in this visit. */
  onSent?: (sent: Taken) => void
  /** Given: 'Not now' is beside the button, of the same size and contrast. */
  onDecline?: (() => void) | undefined
}) {
  const id = useId()
  const hydrated = useHydrated()
  const form = useEnquiryForm(request, contact, onSent)
  const { errors, failure, sending = false, sent } = form.status
  if (sent) return onSent ? null : <Confirmation sent={sent} onAgain={form.startAgain} />
  const submit = contact ? 'Send message' : (SUBMIT[request.source] ?? 'Request a call back')
  return (
    <form
      method="post"
      action={paths.enquiryApi}
      // Without script the browser's own checks help; with it the messages are beside the fields.
      noValidate={hydrated}
      {...form.handlers}
      className={cx('grid', gapOf(compact))}
    >
      <HiddenFields request={request} />
      <EnquiryFields {...{ id, request, compact, errors }} {...form.fields} />
      <div>
        <FailureMessage failure={failure} />
        <div className="grid auto-cols-fr grid-flow-col gap-3">
          <Button type="submit" variant={onDecline && 'secondary'} loading={sending} wide>
            {sending ? 'Sending...' : submit}
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
function HiddenFields({ request }: { request: EnquiryRequest }) {
  const { source, developer, projectId } = request
  const { pathname } = useLocation()
  const { privacy } = useShell()
  const values = { source, page: pathname, developer, projectId, privacyVersion: privacy.version }
  return (
    <div className="hidden">
      {Object.entries(values).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <label>
        Leave this empty
        <input type="text" name={SPAM_FIELDS.trap} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

/** Why an enquiry has not been sent, what becomes of it, and how to reach the agency at once. */
function FailureMessage({ failure }: { failure: Failure | undefined }) {
  const { phone, email } = useShell().agency
  const content = failure && (
    <>
      <p>{failure.text}</p>
      {(phone || email) && (
        <p className="mt-1 flex flex-wrap gap-x-4">
          {phone && <ContactLink phone={phone} className="underline" />}
          {email && <ContactLink email={email} className="underline" />}
        </p>
      )}
      {failure.note && <p className="mt-1 font-normal">{failure.note}</p>}
    </>
  )
  return (
    <div className="has-[p]:mb-4">
      <StatusMessage tone={failure?.note ? 'info' : 'error'}>{content}</StatusMessage>
    </div>
  )
}
