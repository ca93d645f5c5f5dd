import { useId, useState, type FormEvent } from 'react'
import { cleanEnquiry, type EnquiryFields } from '../../../domain/enquiry/enquiry.ts'
import { trackEvent } from '../../analytics/events.ts'
import { BrandIcon } from '../../components/BrandIcon.tsx'
import { Button } from '../../components/buttons/Button.tsx'
import { whatsappHref } from '../../components/buttons/contact-links.ts'
import { Dialog } from '../../components/dialog/Dialog.tsx'
import { Field, TextArea } from '../../components/form/Field.tsx'
import { useShell } from '../../layout/shell.ts'
import { EnquiryForm } from '../forms/EnquiryForm.tsx'
import { PrivacyLine } from '../forms/PrivacyLine.tsx'
import { readDraft, writeDraft } from '../forms/state/drafts.ts'
import { fieldsOf } from '../forms/state/form-data.ts'
import { TEXTS } from '../forms/texts.ts'
import { contactPath, type EnquiryRequest } from '../sending/request.ts'

type WhatsAppDialogProps = {
  open: boolean
  onClose: () => void
  project: { id: string; name: string; developer?: string | undefined }
}

/** Starts a WhatsApp chat about one project, where only the phone number is asked for. */
export function WhatsAppDialog({ open, onClose, project }: WhatsAppDialogProps) {
  const { whatsapp } = useShell().agency
  const request: EnquiryRequest = {
    source: 'whatsapp',
    projectId: project.id,
    projectName: project.name,
    developer: project.developer,
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Ask about ${project.name}`}
      description={
        whatsapp ? 'We answer on WhatsApp. Only your phone number is needed.' : undefined
      }
      size="sm"
    >
      {whatsapp ? (
        <WhatsAppForm request={request} number={whatsapp} />
      ) : (
        <EnquiryForm request={request} layout="compact" />
      )}
    </Dialog>
  )
}

/**
 * Leads to the chat with what was filled in; nothing of it goes to our own server.
 * @param number the agency's, digits with the country code
 */
function WhatsAppForm({ request, number }: { request: EnquiryRequest; number: string }) {
  const id = useId()
  const [wrong, setWrong] = useState(false)
  const draftKey = contactPath(request)
  const [draft] = useState(() => readDraft(draftKey))
  const { projectName = '' } = request

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    const fields = cleanEnquiry(fieldsOf(new FormData(form)))
    setWrong(fields.phone === '')
    if (fields.phone === '') {
      form.querySelector<HTMLElement>('[name=phone]')?.focus()
      return
    }
    trackEvent('whatsapp_click', request.projectId)
    window.location.assign(whatsappHref(number, whatsappText(projectName, fields)))
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      onInput={({ currentTarget }) => writeDraft(draftKey, fieldsOf(new FormData(currentTarget)))}
      className="grid gap-3.5"
    >
      <Field
        id={`${id}-name`}
        name="name"
        label="Name"
        autoComplete="name"
        defaultValue={draft?.['name']}
        optional
      />
      <div aria-live="assertive">
        <Field
          id={`${id}-phone`}
          name="phone"
          label="Phone"
          hint={TEXTS.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          defaultValue={draft?.['phone']}
          required
          error={wrong ? TEXTS.phone : undefined}
        />
      </div>
      <Field
        id={`${id}-email`}
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={draft?.['email']}
        optional
      />
      <TextArea
        id={`${id}-message`}
        name="message"
        label="Message"
        rows={2}
        defaultValue={draft?.['message']}
        optional
      />
      <div>
        <Button type="submit" wide icon={<BrandIcon brand="whatsapp" />}>
          Continue on WhatsApp
        </Button>
        <PrivacyLine summary="WhatsApp opens with these words, which you can still change. Nothing reaches us before you press send there." />
      </div>
    </form>
  )
}

/** The chat's first message: project name, then what the visitor filled in, one line each. */
export function whatsappText(projectName: string, fields: Partial<EnquiryFields>): string {
  const { name, phone, email, message } = cleanEnquiry(fields)
  const lines = [
    ['Project', projectName],
    ['Name', name],
    ['Phone', phone],
    ['Email', email],
    ['Message', message],
  ]
  return lines
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n')
}
