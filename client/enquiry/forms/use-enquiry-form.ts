import { useEffect, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import {
  cleanEnquiry,
  enquiryProblems,
  SPAM_FIELDS,
  type EnquiryFields,
} from '../../../domain/enquiry/enquiry.ts'
import { trackEvent } from '../../analytics/events.ts'
import { browserDesk, browserStorage } from '../sending/browser-desk.ts'
import { useFormState } from './form-state.ts'
import { withPrefix, type EnquiryRequest } from '../sending/request.ts'
import type { Send, Submission } from '../sending/send.ts'
import type { Wording } from './texts.ts'
import { rememberedVisit } from '../sending/visit.ts'

/** What the visitor is told once the enquiry is stored. */
export type Sent = { readonly message: string; readonly reference?: string | undefined }

/** Why it was not sent, and whether this browser keeps it. */
export type Unsent = { readonly text: string; readonly kept: boolean }

export type FormErrors = Readonly<Record<string, string>>

type Progress =
  | { readonly step: 'filling'; readonly errors: FormErrors; readonly unsent?: Unsent }
  | { readonly step: 'sending' }
  | { readonly step: 'sent'; readonly sent: Sent }

type Options = {
  readonly request: EnquiryRequest
  readonly wording: Wording
  readonly send: Send
  /** Given: the caller shows the confirmation. */
  readonly onSent?: ((sent: Sent) => void) | undefined
}

const NO_ERRORS: FormErrors = {}

/** The life of one enquiry form: filling, sending, sent; what is wrong; what was kept for later. */
export function useEnquiryForm({ request, wording, send, onSent }: Options) {
  const posted = useFormState(request.source)
  const [progress, setProgress] = useState<Progress>({
    step: 'filling',
    errors: posted?.errors ?? NO_ERRORS,
    ...(posted?.message && { unsent: { text: posted.message, kept: false } }),
  })
  const submissionId = useRef<string>(undefined)
  const shownAt = useRef(0)

  useEffect(() => {
    shownAt.current = performance.now()
  }, [])

  useEffect(
    () =>
      browserDesk.subscribe(({ submissionId: id, reference }, late) => {
        if (!late || id !== submissionId.current) return
        setProgress({ step: 'sent', sent: { message: wording.sent(undefined), reference } })
      }),
    [wording],
  )

  function submissionOf(data: FormData): Submission {
    const typed = fieldsOf(data)
    submissionId.current ??= browserDesk.mintId()
    return {
      fields: cleanEnquiry({ ...typed, message: withPrefix(request, typed.message) }),
      context: {
        ...contextOf(data),
        ...rememberedVisit(browserStorage('sessionStorage')),
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
    const errors = errorsOf(fieldsOf(data))
    if (Object.keys(errors).length > 0) {
      showErrors(form, errors)
      return
    }
    setProgress({ step: 'sending' })
    const submitted = await browserDesk.submit(submissionOf(data), send)
    const { outcome, kept } = submitted
    submissionId.current = submitted.submissionId
    if (outcome.kind === 'sent') {
      const sent = { message: wording.sent(outcome.message), reference: outcome.reference }
      trackEvent('form_submit', request.source)
      setProgress({ step: 'sent', sent })
      onSent?.(sent)
    } else if (outcome.kind === 'invalid') {
      showErrors(form, outcome.errors, wording.failed(outcome.reason))
    } else {
      const unsent = { text: unsentText(wording, outcome, kept), kept }
      flushSync(() => setProgress({ step: 'filling', errors: NO_ERRORS, unsent }))
      // The button had the focus and lost it while it was disabled.
      focusIn(form, '[type=submit]')
    }
  }

  function showErrors(form: HTMLFormElement, errors: FormErrors, text?: string): void {
    flushSync(() =>
      setProgress({ step: 'filling', errors, ...(text && { unsent: { text, kept: false } }) }),
    )
    focusIn(form, '[aria-invalid=true]')
  }

  /** Takes a complaint back as soon as its field is put right; makes no new ones while typing. */
  function recheck(event: FormEvent<HTMLFormElement>): void {
    if (progress.step !== 'filling' || Object.keys(progress.errors).length === 0) return
    const left = errorsOf(fieldsOf(new FormData(event.currentTarget)))
    const errors = Object.entries(progress.errors).filter(([field]) => field in left)
    if (errors.length < Object.keys(progress.errors).length) {
      setProgress({ ...progress, errors: Object.fromEntries(errors) })
    }
  }

  function startAgain(): void {
    submissionId.current = undefined
    shownAt.current = performance.now()
    setProgress({ step: 'filling', errors: NO_ERRORS })
  }

  return {
    progress,
    errors: progress.step === 'filling' ? progress.errors : NO_ERRORS,
    /** What the visitor had typed before the server sent the page again. */
    typed: posted?.values,
    submit,
    recheck,
    startAgain,
  }
}

function unsentText(
  wording: Wording,
  { kind, reason }: { readonly kind: 'refused' | 'deferred'; readonly reason: string },
  kept: boolean,
): string {
  if (kept) return wording.kept(reason)
  return kind === 'deferred' ? wording.lost : wording.failed(reason)
}

function errorsOf(fields: EnquiryFields): FormErrors {
  const problems = enquiryProblems(cleanEnquiry(fields))
  return Object.fromEntries(problems.map(({ field, text }) => [field, text]))
}

function fieldsOf(data: FormData): EnquiryFields {
  const text = (name: keyof EnquiryFields): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    message: text('message'),
  }
}

const VISITORS_OWN = new Set(['name', 'phone', 'email', 'message'])

/** Everything else the form holds: hidden fields, consent, the trap. */
function contextOf(data: FormData): Submission['context'] {
  const entries = [...data].filter(([name, value]) => !VISITORS_OWN.has(name) && value !== '')
  return Object.fromEntries(
    entries.map(([name, value]) => [name, name === 'marketing' ? true : String(value)]),
  )
}

function focusIn(form: HTMLFormElement, selector: string): void {
  form.querySelector<HTMLElement>(selector)?.focus()
}
