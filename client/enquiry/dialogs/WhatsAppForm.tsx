import { useId, useState, type FormEvent } from 'react'
import { cleanEnquiry } from '../../../domain/enquiry/enquiry.ts'
import { trackEvent } from '../../analytics/events.ts'
import { BrandIcon } from '../../components/BrandIcon.tsx'
import { Button } from '../../components/buttons/Button.tsx'
import { whatsappHref } from '../../components/buttons/contact-links.ts'
import { Field, TextArea } from '../../components/form/Field.tsx'
import { PrivacyLine } from '../forms/PrivacyLine.tsx'
import { readDraft, writeDraft } from '../forms/state/drafts.ts'
import { fieldsOf } from '../forms/state/form-data.ts'
import { TEXTS } from '../forms/texts.ts'
import { contactPath, type EnquiryRequest } from '../sending/request.ts'
import { whatsappText } from './whatsapp-form-text.ts'

type WhatsAppFormProps = {
  request: EnquiryRequest
  /** The agency's number, digits with the country code. */
  number: string
}

/** Leads to the chat with what was filled in; nothing of it goes to our own server. */
export function WhatsAppForm({ request, number }: WhatsAppFormProps) {
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
