import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { cleanEnquiry, looksLikePhone, SPAM_FIELDS } from '../../../../domain/enquiry/enquiry.ts'
import { rememberedAttribution } from '../../sending/attribution.ts'
import { contactPath, withPrefix, type EnquiryRequest } from '../../sending/request.ts'
import { drop } from '../../sending/offline-queue.ts'
import { submit as send } from '../../sending/outbox.ts'
import {
  createSubmissionId,
  type DIRECTLY,
  type Submission,
  type Taken,
} from '../../sending/send.ts'
import { onDelivered, type SentEnquiry } from '../../sending/sent-events.ts'
import { readDraft, writeDraft } from './drafts.ts'
import { contextOf, errorsOf, fieldsOf, type FormErrors } from './form-data.ts'
import { useFormState } from './form-state.ts'
import type { FormTexts } from '../texts.ts'

/** Why it was not sent, and whether this browser keeps it. */
export type Failure = { text: string; queued: boolean }

type Progress =
  | { step: 'filling'; errors: FormErrors; failure?: Failure }
  | { step: 'sending' }
  | { step: 'sent'; sent: Taken }

type Options = {
  request: EnquiryRequest
  texts: FormTexts
  ways: typeof DIRECTLY
  /**
   * Given: the caller shows the confirmation, and what is typed is restored when the form is opened again, in
   * this visit. Not for forms that the server renders.
   */
  onSent?: ((sent: Taken) => void) | undefined
}

const NO_ERRORS: FormErrors = {}

/** The life of one enquiry form: filling, sending, sent; what is wrong; what was stored for later. */
export function useEnquiryForm({ request, texts, ways, onSent }: Options) {
  const keepsDraft = onSent !== undefined
  const posted = useFormState(request.source)
  const draftKey = contactPath(request)
  const [draft] = useState(() => (keepsDraft ? readDraft(draftKey) : undefined))
  const [progress, setProgress] = useState<Progress>({
    step: 'filling',
    errors: posted?.errors ?? NO_ERRORS,
    ...(posted?.message && { failure: { text: posted.message, queued: false } }),
  })
  const [phoneWarning, setPhoneWarning] = useState(false)
  /** What was posted last: other words are another enquiry, with an id of their own. */
  const last = useRef({ id: draft?.['submissionId'], words: draft?.['posted'] })
  const [awaited, setAwaited] = useState(draft?.['submissionId'])
  const shownAt = useRef(0)
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])

  const succeed = useEffectEvent(({ message, reference, brochure, calendar }: SentEnquiry) => {
    const sent = { message: texts.sent(message), reference, brochure, calendar }
    setProgress({ step: 'sent', sent })
    onSent?.(sent)
  })
  // At once, or later by the outbox: while the form is there, it takes the news.
  useEffect(
    () =>
      awaited === undefined ? undefined : onDelivered(awaited, (delivered) => succeed(delivered)),
    [awaited],
  )

  function submissionOf(data: FormData): Submission {
    const typed = fieldsOf(data)
    const fields = cleanEnquiry({ ...typed, message: withPrefix(request, typed.message) })
    const words = JSON.stringify(fields)
    let { id } = last.current
    if (id === undefined || last.current.words !== words) {
      if (id !== undefined) drop(id)
      id = createSubmissionId()
    }
    last.current = { id, words }
    return {
      fields,
      context: {
        ...contextOf(data),
        ...rememberedAttribution(),
        [SPAM_FIELDS.elapsed]: Math.round(performance.now() - shownAt.current),
      },
      submissionId: id,
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (progress.step === 'sending') return
    const form = event.currentTarget
    const data = new FormData(form)
    const errors = errorsOf(data)
    if (Object.keys(errors).length > 0) {
      showErrors(form, errors)
      return
    }
    const submission = submissionOf(data)
    setAwaited(submission.submissionId)
    setProgress({ step: 'sending' })
    const { outcome, queued } = await send(submission, ways)
    if (outcome.kind === 'sent') return
    if (outcome.kind === 'invalid') {
      showErrors(form, outcome.errors, texts.failed(outcome.reason))
      return
    }
    if (outcome.kind === 'refused') last.current = { id: undefined, words: undefined }
    saveDraft(data)
    const failure = { text: failureText(texts, outcome, queued), queued }
    flushSync(() => setProgress({ step: 'filling', errors: NO_ERRORS, failure }))
    // The button had the focus and lost it while it was disabled.
    focusIn(form, '[type=submit]')
  }

  function showErrors(form: HTMLFormElement, errors: FormErrors, text?: string): void {
    flushSync(() =>
      setProgress({ step: 'filling', errors, ...(text && { failure: { text, queued: false } }) }),
    )
    focusIn(form, '[aria-invalid=true]')
  }

  /** Takes a complaint back as soon as its field is put right; makes no new ones while typing. */
  function onInput(event: FormEvent<HTMLFormElement>): void {
    const data = new FormData(event.currentTarget)
    saveDraft(data)
    if (phoneWarning) setPhoneWarning(isDoubtful(data))
    if (progress.step !== 'filling' || Object.keys(progress.errors).length === 0) return
    const left = errorsOf(data)
    const errors = Object.entries(progress.errors).filter(([field]) => field in left)
    if (errors.length < Object.keys(progress.errors).length) {
      setProgress({ ...progress, errors: Object.fromEntries(errors) })
    }
  }

  /** A doubtful number is sent all the same, with a warning beside its field. */
  function onBlur({ target, currentTarget }: FocusEvent<HTMLFormElement>): void {
    if (target instanceof HTMLInputElement && target.name === 'phone') {
      setPhoneWarning(isDoubtful(new FormData(currentTarget)))
    }
  }

  function saveDraft(data: FormData): void {
    if (!keepsDraft) return
    writeDraft(draftKey, {
      ...fieldsOf(data),
      ...(data.has('marketing') && { marketing: 'true' }),
      ...(last.current.id && { submissionId: last.current.id, posted: last.current.words ?? '' }),
    })
  }

  function startAgain(): void {
    last.current = { id: undefined, words: undefined }
    shownAt.current = performance.now()
    setPhoneWarning(false)
    setProgress({ step: 'filling', errors: NO_ERRORS })
  }

  return {
    progress,
    errors: progress.step === 'filling' ? progress.errors : NO_ERRORS,
    phoneWarning,
    /** What the visitor had typed before the server sent the page again, or before the form was left. */
    typed: posted?.values ?? draft,
    handlers: { onInput, onBlur },
    submit,
    startAgain,
  }
}

function failureText(
  { failed, queued: storedText, lost }: FormTexts,
  { kind, reason }: { kind: 'refused' | 'retryable'; reason: string },
  queued: boolean,
): string {
  if (queued) return storedText ?? failed(reason)
  return (kind === 'retryable' && lost) || failed(reason)
}

function isDoubtful(data: FormData): boolean {
  const { phone } = cleanEnquiry(fieldsOf(data))
  return phone !== '' && !looksLikePhone(phone)
}

function focusIn(form: HTMLFormElement, selector: string): void {
  form.querySelector<HTMLElement>(selector)?.focus()
}
