import { useId, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { SPAM_FIELDS } from '../../../domain/enquiry/enquiry-fields.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { Button } from '../../components/buttons/Button.tsx'
import { ContactLines } from '../../components/links/ContactLink.tsx'
import { cx } from '../../components/cx.ts'
import { useHydrated } from '../../components/external-store.ts'
import { ErrorBoundary } from '../../components/status/ErrorBoundary.tsx'
import { StatusMessage } from '../../components/status/live-region.tsx'
import { useShell } from '../../layout/shell-context.ts'
import { usePage } from '../../routing/page-router.tsx'
import type { EnquiryRequest } from '../sending/enquiry-request.ts'
import type { EnquiryReceipt } from '../sending/send-enquiry.ts'
import { ConfirmationRegion, SentFiles, SentText, TextToCopy } from './Confirmation.tsx'
import { EnquiryFields } from './EnquiryFields.tsx'
import { PrivacyLine } from './PrivacyLine.tsx'
import { SUBMIT, TEXTS } from './enquiry-texts.ts'
import { useEnquiryForm, type FormNotice } from './use-enquiry-form.ts'

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
  /** Whether this is the Contact page's form (docs/product.md, 'Sending'). */
  contact?: boolean
  /** For dialogs, which show the confirmation themselves. */
  onSent?: (sent: EnquiryReceipt) => void
  /** Adds a button 'Not now', of the same size and contrast as the other. */
  onDecline?: (() => void) | undefined
}) {
  const id = useId()
  const hydrated = useHydrated()
  const form = useEnquiryForm(request, contact, onSent)
  const { errors, news, sending = false, sent } = form.status
  const submit = contact ? 'Send message' : (SUBMIT[request.source] ?? 'Request a call back')
  return (
    <>
      {/* It is shown even where the form cannot be drawn. */}
      {!onSent && <ConfirmationRegion sent={sent} onAgain={form.startAgain} />}
      {!sent && (
        <ErrorBoundary fallback={<FormFailure getText={form.typedText} />}>
          <form
            method="post"
            action={paths.enquiryApi}
            // Without script the browser's own checks help; with it the messages are beside the fields.
            noValidate={hydrated}
            {...form.handlers}
            className={cx('grid', compact ? 'gap-3.5' : 'gap-5')}
          >
            <HiddenFields request={request} />
            <EnquiryFields {...{ id, request, compact, errors }} {...form.fields} />
            <div>
              <NewsMessage news={news} />
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
        </ErrorBoundary>
      )}
    </>
  )
}

function FormFailure({ getText }: { getText: () => string }) {
  const [text] = useState(getText)
  return (
    <div className="grid gap-4">
      <p>{TEXTS.formFailed}</p>
      <ContactLines {...useShell().agency} />
      {text && <TextToCopy text={text} />}
    </div>
  )
}

function HiddenFields({ request }: { request: EnquiryRequest }) {
  const { source, developer, projectId } = request
  const { pathname, search } = useLocation()
  const { form } = usePage()
  const { privacy } = useShell()
  // A page that was sent again stands at the form's address, which has no query of its own.
  const page = form ? pathname + search : pathname
  const values = { source, page, developer, projectId, privacyVersion: privacy.version }
  return (
    <div className="hidden">
      {Object.entries(values).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <label>
        <span>Leave this empty</span>
        <input type="text" name={SPAM_FIELDS.trap} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

/** Says why an enquiry was not sent and what to do, or that it was sent meanwhile. */
function NewsMessage({ news }: { news: FormNotice | undefined }) {
  const { agency } = useShell()
  const content = news?.sent ? (
    <div className="grid gap-4">
      <SentText {...news.sent} />
      <SentFiles {...news.sent} />
    </div>
  ) : (
    news && (
      <>
        <p>{news.text}</p>
        <div className="mt-1 flex flex-wrap gap-x-4 empty:hidden">
          <ContactLines {...agency} />
        </div>
        {news.note && <p className="mt-1 font-normal">{news.note}</p>}
      </>
    )
  )
  return (
    <div className="has-[p]:mb-4" style={{ minHeight: news?.height }}>
      <StatusMessage tone={news?.tone ?? 'info'}>{content}</StatusMessage>
    </div>
  )
}
