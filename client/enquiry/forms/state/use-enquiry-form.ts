import { useCallback, useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { cleanEnquiry, looksLikePhone, SPAM_FIELDS } from '../../../../domain/enquiry/enquiry.ts'
import { useLatest } from '../../../components/hooks/use-latest.ts'
import { rememberedAttribution } from '../../sending/attribution.ts'
import { browserSender } from '../../sending/browser-sender.ts'
import { browserStorage } from '../../sending/browser-storage.ts'
import { contactPath, withPrefix, type EnquiryRequest } from '../../sending/request.ts'
import type { SentEnquiry } from '../../sending/resender.ts'
import type { Send, Submission } from '../../sending/send.ts'
import { browserDrafts } from './drafts.ts'
import { contextOf, errorsOf, fieldsOf, type FormErrors } from './form-data.ts'
import { useFormState } from './form-state.ts'
import type { Wording } from '../texts.ts'

/** What the visitor is told once the enquiry is stored. */
export type Sent = {
  readonly message: string
  readonly reference?: string | undefined
  /** Where the brochure is that was asked for. */
  readonly brochure?: string | undefined
}

/** Why it was not sent, and whether this browser keeps it. */
export type Failure = { readonly text: string; readonly kept: boolean }

type Progress =
  | { readonly step: 'filling'; readonly errors: FormErrors; readonly failure?: Failure }
  | { readonly step: 'sending' }
  | { readonly step: 'sent'; readonly sent: Sent }

type Options = {
  readonly request: EnquiryRequest
  readonly wording: Wording
  readonly send: Send
  /** Given: the caller shows the confirmation. */
  readonly onSent?: ((sent: Sent) => void) | undefined
  /** What is typed comes back when the form does, in this visit. Not for forms the server renders. */
  readonly keepsDraft: boolean
}

const NO_ERRORS: FormErrors = {}

/** The life of one enquiry form: filling, sending, sent; what is wrong; what was kept for later. */
export function useEnquiryForm({ request, wording, send, onSent, keepsDraft }: Options) {
  const posted = useFormState(request.source)
  const draftKey = contactPath(request)
  const [draft] = useState(() => (keepsDraft ? browserDrafts.read(draftKey) : undefined))
  const [progress, setProgress] = useState<Progress>({
    step: 'filling',
    errors: posted?.errors ?? NO_ERRORS,
    ...(posted?.message && { failure: { text: posted.message, kept: false } }),
  })
  const [phoneDoubtful, setPhoneDoubtful] = useState(false)
  const submissionId = useRef<string>(draft?.['submissionId'])
  const shownAt = useRef(0)
  const stopWaiting = useRef<() => void>(undefined)
  const mounted = useRef(false)

  const succeed = useLatest(({ message, reference, brochure }: Partial<SentEnquiry>) => {
    const sent = { message: wording.sent(message), reference, brochure }
    setProgress({ step: 'sent', sent })
    onSent?.(sent)
  })

  /** The browser sends again by itself what it keeps; the form, while it is there, takes the news. */
  const waitFor = useCallback(
    (id: string) => {
      stopWaiting.current?.()
      if (!mounted.current) return
      stopWaiting.current = browserSender.awaitLate(id, (sent) => succeed.current(sent))
    },
    [succeed],
  )

  useEffect(() => {
    shownAt.current = performance.now()
    mounted.current = true
    if (submissionId.current) waitFor(submissionId.current)
    return () => {
      mounted.current = false
      stopWaiting.current?.()
    }
  }, [waitFor])

  function submissionOf(data: FormData): Submission {
    const typed = fieldsOf(data)
    submissionId.current ??= browserSender.mintId()
    return {
      fields: cleanEnquiry({ ...typed, message: withPrefix(request, typed.message) }),
      context: {
        ...contextOf(data),
        ...rememberedAttribution(browserStorage('sessionStorage')),
        [SPAM_FIELDS.elapsed]: Math.round(performance.now() - shownAt.current),
      },
      submissionId: submissionId.current,
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
    stopWaiting.current?.()
    setProgress({ step: 'sending' })
    const submitted = await browserSender.submit(submissionOf(data), send)
    const { outcome, kept } = submitted
    submissionId.current = submitted.submissionId
    if (outcome.kind === 'sent') {
      succeed.current(outcome)
    } else if (outcome.kind === 'invalid') {
      showErrors(form, outcome.errors, wording.failed(outcome.reason))
    } else {
      if (kept) waitFor(submitted.submissionId)
      saveDraft(data)
      const failure = { text: failureText(wording, outcome, kept), kept }
      flushSync(() => setProgress({ step: 'filling', errors: NO_ERRORS, failure }))
      // The button had the focus and lost it while it was disabled.
      focusIn(form, '[type=submit]')
    }
  }

  function showErrors(form: HTMLFormElement, errors: FormErrors, text?: string): void {
    flushSync(() =>
      setProgress({ step: 'filling', errors, ...(text && { failure: { text, kept: false } }) }),
    )
    focusIn(form, '[aria-invalid=true]')
  }

  /** Takes a complaint back as soon as its field is put right; makes no new ones while typing. */
  function onInput(event: FormEvent<HTMLFormElement>): void {
    const data = new FormData(event.currentTarget)
    saveDraft(data)
    if (phoneDoubtful) setPhoneDoubtful(isDoubtful(data))
    if (progress.step !== 'filling' || Object.keys(progress.errors).length === 0) return
    const left = errorsOf(data)
    const errors = Object.entries(progress.errors).filter(([field]) => field in left)
    if (errors.length < Object.keys(progress.errors).length) {
      setProgress({ ...progress, errors: Object.fromEntries(errors) })
    }
  }

  /** A number that looks like none is sent all the same, but said beside its field before that. */
  function onBlur({ target, currentTarget }: FocusEvent<HTMLFormElement>): void {
    if (target instanceof HTMLInputElement && target.name === 'phone') {
      setPhoneDoubtful(isDoubtful(new FormData(currentTarget)))
    }
  }

  function saveDraft(data: FormData): void {
    if (!keepsDraft) return
    browserDrafts.write(draftKey, {
      ...fieldsOf(data),
      ...(data.has('marketing') && { marketing: 'true' }),
      ...(submissionId.current && { submissionId: submissionId.current }),
    })
  }

  function startAgain(): void {
    submissionId.current = undefined
    shownAt.current = performance.now()
    setPhoneDoubtful(false)
    setProgress({ step: 'filling', errors: NO_ERRORS })
  }

  return {
    progress,
    errors: progress.step === 'filling' ? progress.errors : NO_ERRORS,
    phoneDoubtful,
    /** What the visitor had typed before the server sent the page again, or before the form was left. */
    typed: posted?.values ?? draft,
    handlers: { onInput, onBlur },
    submit,
    startAgain,
  }
}

function failureText(
  { failed, kept: keptText, lost }: Wording,
  { kind, reason }: { readonly kind: 'refused' | 'deferred'; readonly reason: string },
  kept: boolean,
): string {
  if (kept) return keptText ?? failed(reason)
  return (kind === 'deferred' && lost) || failed(reason)
}

function isDoubtful(data: FormData): boolean {
  const { phone } = cleanEnquiry(fieldsOf(data))
  return phone !== '' && !looksLikePhone(phone)
}

function focusIn(form: HTMLFormElement, selector: string): void {
  form.querySelector<HTMLElement>(selector)?.focus()
}
