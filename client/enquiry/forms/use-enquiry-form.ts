import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import {
  cleanEnquiry,
  enquiryProblems,
  looksLikePhone,
  SPAM_FIELDS,
  type EnquiryFields,
} from '../../../domain/enquiry/enquiry.ts'
import { pluralize } from '../../../domain/text/text.ts'
import { announce } from '../../components/status/announcer.tsx'
import { usePage } from '../../routing/router.tsx'
import { rememberedAttribution } from '../sending/attribution.ts'
import { drop } from '../sending/stored-enquiries.ts'
import { submit as send } from '../sending/outbox.ts'
import { contactPath, withPrefix, type EnquiryRequest } from '../sending/request.ts'
import {
  BY_CHAIN,
  createSubmissionId,
  DIRECTLY,
  type Outcome,
  type Submission,
  type Taken,
  onSent as listenForSent,
  type SentEnquiry,
} from '../sending/send.ts'
import { readDraft, writeDraft } from './drafts.ts'
import { TEXTS } from './texts.ts'

/** Field name -> what is wrong with it. */
export type FormErrors = Readonly<Record<string, string>>

/** Why it was not sent, and what becomes of it where this browser keeps it. */
export type Failure = { text: string; note?: string | undefined }

type Status = { errors: FormErrors; failure?: Failure; sending?: boolean; sent?: Taken }

/** The life of one enquiry form: filling, sending, sent; what is wrong; what was stored for later. */
export function useEnquiryForm(
  request: EnquiryRequest,
  contact: boolean,
  onSent: ((sent: Taken) => void) | undefined,
) {
  const { form } = usePage()
  const posted = form?.source === request.source ? form : undefined
  const draftKey = contactPath(request)
  const [draft] = useState(() => (onSent ? readDraft(draftKey) : undefined))
  const [status, setStatus] = useState<Status>({
    errors: posted?.errors ?? {},
    ...(posted?.message && { failure: { text: posted.message } }),
  })
  const [phoneWarning, setPhoneWarning] = useState(false)
  const [shownAt] = useState(() => performance.now())
  /** What was posted last: other words are another enquiry, with an id of their own. */
  const last = useRef({ id: draft?.['submissionId'], words: draft?.['posted'] })

  // At once, or later by the outbox: while the form is there, it takes the news.
  const take = useEffectEvent((event: CustomEvent<SentEnquiry>) => {
    const { submissionId, ...sent } = event.detail
    if (submissionId !== last.current.id) return
    event.preventDefault()
    if (request.source === 'no-results') sent.message = TEXTS.noResultsSent
    setStatus({ errors: {}, sent })
    onSent?.(sent)
  })
  useEffect(() => listenForSent(document, (event) => take(event)), [])

  function submissionOf(data: FormData): Submission {
    const fields = fieldsOf(data)
    const typed = { ...fields, message: withPrefix(request, fields.message) }
    const words = JSON.stringify(typed)
    let { id } = last.current
    if (id === undefined || last.current.words !== words) {
      if (id !== undefined) drop(id)
      id = createSubmissionId()
    }
    last.current = { id, words }
    const elapsed = { [SPAM_FIELDS.elapsed]: String(Math.round(performance.now() - shownAt)) }
    return { ...textsIn(data), ...rememberedAttribution(), ...elapsed, ...typed, submissionId: id }
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (status.sending) return
    const form = event.currentTarget
    const data = new FormData(form)
    const errors = errorsOf(data)
    if (Object.keys(errors).length > 0) {
      show(form, { errors })
      return
    }
    const submission = submissionOf(data)
    setStatus({ errors: {}, sending: true })
    const { outcome, queued } = await send(submission, contact ? BY_CHAIN : DIRECTLY)
    if (outcome.kind === 'sent') return
    if (outcome.kind === 'refused') last.current = { id: undefined, words: undefined }
    saveDraft(data)
    show(form, {
      errors: outcome.kind === 'invalid' ? outcome.errors : {},
      failure: {
        text: failureText(outcome, queued),
        note: queued ? (contact ? TEXTS.sentLater : TEXTS.kept) : undefined,
      },
    })
  }

  /** Leads the focus to what is wrong, else to the button, which lost it while it was disabled. */
  function show(form: HTMLFormElement, next: Status): void {
    flushSync(() => setStatus(next))
    const { length } = Object.keys(next.errors)
    if (length > 0) announce(`${pluralize(length, 'field')} to correct`)
    const wrong = form.querySelector<HTMLElement>('[aria-invalid=true]')
    const target = wrong ?? form.querySelector<HTMLElement>('[type=submit]')
    target?.focus()
  }

  function failureText({ kind, reason }: Exclude<Outcome, { kind: 'sent' }>, queued: boolean) {
    if (contact && kind === 'retryable') return queued ? TEXTS.savedLocally : TEXTS.notSaved
    return request.source === 'no-results' ? TEXTS.noResultsFailed : reason
  }

  /** Takes a complaint back as soon as its field is put right; makes no new ones while typing. */
  function onInput(event: FormEvent<HTMLFormElement>): void {
    const data = new FormData(event.currentTarget)
    saveDraft(data)
    if (phoneWarning) setPhoneWarning(isDoubtful(data))
    const left = errorsOf(data)
    const errors = Object.entries(status.errors).filter(([field]) => field in left)
    if (errors.length < Object.keys(status.errors).length)
      setStatus({ ...status, errors: Object.fromEntries(errors) })
  }

  /** A doubtful number is sent all the same, with a warning beside its field. */
  function onBlur({ target, currentTarget }: FocusEvent<HTMLFormElement>): void {
    if (target instanceof HTMLInputElement && target.name === 'phone')
      setPhoneWarning(isDoubtful(new FormData(currentTarget)))
  }

  function saveDraft(data: FormData): void {
    const { id = '', words = '' } = last.current
    if (onSent)
      writeDraft(draftKey, { ...textsIn(data), ...(id && { submissionId: id, posted: words }) })
  }

  return {
    status,
    /** With what was typed before the server sent the page again, or before the form was left. */
    fields: { phoneWarning, typed: posted?.values ?? draft },
    handlers: {
      onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event),
      onInput,
      onBlur,
    },
    startAgain(): void {
      last.current = { id: undefined, words: undefined }
      setPhoneWarning(false)
      setStatus({ errors: {} })
    },
  }
}

/** What a form holds, by name; it has no files. */
export const textsIn = (data: FormData) => Object.fromEntries(data) as Record<string, string>

/** What was typed and chosen; empty where a field is absent. */
export const fieldsOf = (data: FormData): EnquiryFields => cleanEnquiry(textsIn(data))

/** What the visitor is asked to correct. */
function errorsOf(data: FormData): FormErrors {
  const problems = enquiryProblems(fieldsOf(data), data.get('source')?.toString())
  return Object.fromEntries(problems.map(({ field, text }) => [field, text]))
}

function isDoubtful(data: FormData): boolean {
  const { phone } = fieldsOf(data)
  return phone !== '' && !looksLikePhone(phone)
}
