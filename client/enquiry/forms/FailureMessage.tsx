import { telHref } from '../../components/buttons/contact-links.ts'
import { StatusMessage } from '../../components/status/StatusMessage.tsx'
import { useShell } from '../../layout/shell.ts'
import type { Failure } from './state/use-enquiry-form.ts'

type FailureMessageProps = {
  failure: Failure | undefined
  /** Added where the enquiry was stored in this browser. */
  note: string
}

/** Why an enquiry has not been sent, what becomes of it, and how to reach the agency at once. */
export function FailureMessage({ failure, note }: FailureMessageProps) {
  const content = failure && (
    <>
      <p>{failure.text}</p>
      <ContactDetails />
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

function ContactDetails() {
  const { phone, email } = useShell().agency
  if (!phone && !email) return null
  return (
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
  )
}
