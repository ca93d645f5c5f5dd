import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { SPAM_FIELDS } from '../../../domain/enquiry/enquiry-fields.ts'
import { pluralize } from '../../../domain/text/text.ts'
import { countError } from '../../analytics/count-errors.ts'
import { announce } from '../../components/status/live-region.tsx'
import { usePage } from '../../routing/page-router.tsx'
import { rememberedAttribution } from '../sending/attribution.ts'
import { removeFromOutbox } from '../sending/outbox-storage.ts'
import {
  submitEnquiry as send,
  onEnquiryResult,
  type EnquiryResult,
} from '../sending/browser-outbox.ts'
import { initialMessage, withPrefix, type EnquiryRequest } from '../sending/enquiry-request.ts'
import {
  CONTACT_ENDPOINTS,
  createSubmissionId,
  ENQUIRY_ENDPOINTS,
  isConflict,
  type SendResult,
  type Submission,
  type EnquiryReceipt,
} from '../sending/send-enquiry.ts'
import { draftName, restoreDraft, writeDraft } from './form-drafts.ts'
import { enquiryText, TEXTS } from './enquiry-texts.ts'
import { errorsOf, fieldsOf, isDoubtful, textsIn, type FormErrors } from './form-values.ts'

/**
 * News about the words in the form: why they were not sent and what the browser does with them, or
 * that they were sent meanwhile. `height` is the least height of the message, in px.
 */
export type FormNotice = {
  tone: 'success' | 'info' | 'error'
  text: string
  note?: string
  sent?: EnquiryReceipt
  height?: number | undefined
}

type Status = { errors: FormErrors; news?: FormNotice; sending?: boolean; sent?: EnquiryReceipt }

/** The state of an enquiry form: filling, sending or sent, and its errors. */
export function useEnquiryForm(
  request: EnquiryRequest,
  contact: boolean,
  onSent: ((sent: EnquiryReceipt) => void) | undefined,
) {
  const { form } = usePage()
  const posted = form?.source === request.source ? form : undefined
  const prefilled = initialMessage(request)
  const [status, setStatus] = useState<Status>({
    errors: posted?.errors ?? {},
    ...(posted?.message && { news: { tone: 'error', text: posted.message } }),
  })
  const [phoneWarning, setPhoneWarning] = useState(false)
  const [shownAt] = useState(() => performance.now())
  /** The last post, with its text as JSON: another text is another enquiry, with an id of its own. */
  const last = useRef<{ id?: string | undefined; posted?: string | undefined }>({})

  const element = useRef<HTMLFormElement>(null)
  // A page that came back with its errors has the text that was posted.
  const restore = useEffectEvent(() => {
    if (!element.current || posted) return
    const draft = restoreDraft(element.current, draftName(request), prefilled)
    last.current = { id: draft?.['submissionId'], posted: draft?.['posted'] }
  })
  useLayoutEffect(() => restore(), [prefilled])
  /** What was typed, for when the form itself cannot be shown any more. */
  const typedText = useRef('')

  // The answer may come at once, or later by the outbox: then nothing may move under the visitor.
  const takeResult = useEffectEvent((event: CustomEvent<EnquiryResult>) => {
    const { submission, result } = event.detail
    const form = element.current
    if (submission.submissionId !== last.current.id) return
    const isSeen = form !== null && isInView(form)
    if (isSeen || status.sent) event.preventDefault()
    if (!form) return
    // The form that waits for the answer shows itself why it was refused.
    if (result.kind !== 'sent') {
      if (!status.sending)
        setStatus({ errors: errorsIn(result), news: { tone: 'error', text: result.reason } })
      return
    }
    const { sent } = result
    if (request.source === 'no-results') sent.message = TEXTS.noResultsSent
    if (status.sending && isAttendedTo(form)) {
      setStatus({ errors: {}, sent })
      onSent?.(sent)
      return
    }
    const news = { tone: 'success', text: TEXTS.sentMeanwhile } as const
    const height = form.querySelector('[role=status]')?.clientHeight
    if (isSeen) setStatus({ errors: {}, news: { ...news, sent, height } })
    // A message that appeared above the visible part of the page would move that part.
    else setStatus({ errors: {}, ...(status.news && { news: { ...news, height } }) })
  })
  useEffect(() => onEnquiryResult(document, (event) => takeResult(event)), [])

  function submissionOf(data: FormData): Submission {
    const fields = fieldsOf(data)
    const input = { ...fields, message: withPrefix(request, fields.message) }
    const json = JSON.stringify(input)
    let { id } = last.current
    if (id === undefined || last.current.posted !== json) {
      if (id !== undefined) removeFromOutbox(id)
      id = createSubmissionId()
    }
    last.current = { id, posted: json }
    saveDraft(data)
    const elapsed = { [SPAM_FIELDS.elapsed]: String(Math.round(performance.now() - shownAt)) }
    const attribution = rememberedAttribution()
    return { ...textsIn(data), attribution, ...elapsed, ...input, submissionId: id }
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (status.sending) return
    const form = event.currentTarget
    const data = new FormData(form)
    const errors = errorsOf(data)
    if (Object.keys(errors).length > 0) {
      showStatus(form, { errors })
      return
    }
    setStatus({ errors: {}, sending: true })
    const endpoints = contact ? CONTACT_ENDPOINTS : ENQUIRY_ENDPOINTS
    let attempt = await send(submissionOf(data), endpoints)
    if (isConflict(attempt.result)) {
      last.current = {}
      attempt = await send(submissionOf(data), endpoints)
    }
    const { result, inOutbox } = attempt
    if (result.kind === 'sent') return
    showStatus(form, {
      errors: errorsIn(result),
      news: newsOf(result, inOutbox),
    })
  }

  /** Moves the focus to the first error, else back to the button, which was disabled. */
  function showStatus(form: HTMLFormElement, next: Status): void {
    const isAttended = isAttendedTo(form)
    flushSync(() => setStatus(next))
    const { length } = Object.keys(next.errors)
    if (length > 0) announce(`${pluralize(length, 'field')} to correct`)
    const wrong = form.querySelector<HTMLElement>('[aria-invalid=true]')
    const target = wrong ?? form.querySelector<HTMLElement>('[type=submit]')
    if (isAttended) target?.focus()
  }

  function newsOf(result: Exclude<SendResult, { kind: 'sent' }>, inOutbox: boolean): FormNotice {
    const { kind, reason } = result
    if (kind === 'retryable' && contact)
      return inOutbox
        ? { tone: 'info', text: TEXTS.savedLocally, note: TEXTS.sentLater }
        : { tone: 'error', text: TEXTS.notSaved }
    const text = request.source === 'no-results' ? TEXTS.noResultsFailed : reason
    if (kind !== 'retryable') return { tone: 'error', text }
    return { tone: inOutbox ? 'info' : 'error', text, note: inOutbox ? TEXTS.kept : TEXTS.notKept }
  }

  /** Removes an error as soon as its field is right; shows no new ones while the visitor types. */
  function onInput(event: FormEvent<HTMLFormElement>): void {
    const data = new FormData(event.currentTarget)
    saveDraft(data)
    if (phoneWarning) setPhoneWarning(isDoubtful(data))
    const remainingErrors = errorsOf(data)
    const errors = Object.entries(status.errors).filter(([field]) => field in remainingErrors)
    if (errors.length < Object.keys(status.errors).length)
      setStatus({ ...status, errors: Object.fromEntries(errors) })
  }

  /** A doubtful number gets a warning beside its field, but can be sent. */
  function onBlur({ target, currentTarget }: FocusEvent<HTMLFormElement>): void {
    if (target instanceof HTMLInputElement && target.name === 'phone')
      setPhoneWarning(isDoubtful(new FormData(currentTarget)))
  }

  function saveDraft(data: FormData): void {
    typedText.current = enquiryText(fieldsOf(data), request.projectName)
    const { id = '', posted = '' } = last.current
    const texts = { ...textsIn(data), prefilled, ...(id && { submissionId: id, posted }) }
    writeDraft(draftName(request), texts)
  }

  return {
    status,
    typedText: () => typedText.current,
    /** What the fields show besides, with their text where the server sent the page again. */
    fields: { phoneWarning, typed: posted?.values },
    handlers: {
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        const form = event.currentTarget
        onSubmit(event).catch((error: unknown) => {
          countError(error)
          showStatus(form, { errors: {}, news: { tone: 'error', text: TEXTS.unexpected } })
        })
      },
      onInput,
      onBlur,
      ref: element,
    },
    startAgain(): void {
      last.current = {}
      setPhoneWarning(false)
      setStatus({ errors: {} })
    },
  }
}

function isInView(form: HTMLFormElement): boolean {
  const { top, bottom } = form.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/** Whether the visitor sees the form, and does nothing anywhere else. */
function isAttendedTo(form: HTMLFormElement): boolean {
  const { activeElement: active } = document
  return isInView(form) && (!active || active.contains(form) || form.contains(active))
}

const errorsIn = (result: SendResult): FormErrors =>
  result.kind === 'invalid' ? result.errors : {}
