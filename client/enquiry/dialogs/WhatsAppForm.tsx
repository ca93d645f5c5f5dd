import { useId, useState, type FormEvent } from 'react'
import {
  cleanEnquiry,
  isEmail,
  isPhone,
  type EnquiryFields,
} from '../../../domain/enquiry/enquiry.ts'
import { BrandIcon } from '../../components/BrandIcon.tsx'
import { Button } from '../../components/buttons/Button.tsx'
import { whatsappHref } from '../../components/buttons/contact-links.ts'
import { Field, TextArea } from '../../components/form/Field.tsx'
import { trackEvent } from '../../analytics/events.ts'
import { browserDesk, browserFetch, browserStorage } from '../sending/browser-desk.ts'
import { PRIVACY } from '../forms/privacy.ts'
import { PrivacyLine } from '../forms/PrivacyLine.tsx'
import type { EnquiryRequest } from '../sending/request.ts'
import { CREATED, sendDirectly, type Submission } from '../sending/send.ts'
import { TEXTS } from '../forms/texts.ts'
import { rememberedVisit } from '../sending/visit.ts'
import { whatsappText } from './whatsapp.ts'

type WhatsAppFormProps = {
  readonly request: EnquiryRequest
  /** The agency's number, digits with the country code. */
  readonly number: string
}

// Goes on while the browser leaves the page for the chat.
const SEND_WHILE_LEAVING = sendDirectly(
  (input, init) => browserFetch(input, { ...init, keepalive: true }),
  CREATED,
)

/** Leads to the chat with what was filled in; the enquiry is stored on the way, unawaited. */
export function WhatsAppForm({ request, number }: WhatsAppFormProps) {
  const id = useId()
  const [wrong, setWrong] = useState(false)
  const { projectName = '' } = request

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    const fields = cleanEnquiry(Object.fromEntries(new FormData(form)) as Partial<EnquiryFields>)
    setWrong(!isPhone(fields.phone))
    if (!isPhone(fields.phone)) {
      form.querySelector<HTMLElement>('[name=phone]')?.focus()
      return
    }
    void browserDesk.submit(submissionOf(request, fields), SEND_WHILE_LEAVING)
    trackEvent('whatsapp_click', request.projectId)
    window.location.assign(whatsappHref(number, whatsappText(projectName, fields)))
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3.5">
      <Field id={`${id}-name`} name="name" label="Name" autoComplete="name" optional />
      <div aria-live="assertive">
        <Field
          id={`${id}-phone`}
          name="phone"
          label="Phone"
          hint="We add +91 unless you give another country code."
          type="tel"
          inputMode="tel"
          autoComplete="tel"
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
        optional
      />
      <TextArea id={`${id}-message`} name="message" label="Message" rows={2} optional />
      <div>
        <Button type="submit" wide icon={<BrandIcon brand="whatsapp" />}>
          Continue on WhatsApp
        </Button>
        <PrivacyLine />
      </div>
    </form>
  )
}

/** The desk asks for a name, and takes no e-mail that is not one; the chat holds what was typed. */
function submissionOf(request: EnquiryRequest, fields: EnquiryFields): Submission {
  const { source, projectId, projectName, developer } = request
  const about = `WhatsApp chat about ${projectName}.`
  return {
    fields: {
      ...fields,
      name: fields.name || 'Name not given',
      email: isEmail(fields.email) ? fields.email : '',
      message: fields.message ? `${about} ${fields.message}` : about,
    },
    context: {
      source,
      page: window.location.pathname,
      ...(projectId && { projectId }),
      ...(developer && { developer }),
      privacyVersion: PRIVACY.version,
      ...rememberedVisit(browserStorage('sessionStorage')),
    },
    submissionId: browserDesk.mintId(),
  }
}
