import { useId, useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import { trackEvent } from '../../analytics/events.ts'
import { BrandIcon } from '../../components/BrandIcon.tsx'
import { Button } from '../../components/buttons/Button.tsx'
import { whatsappHref } from '../../../domain/enquiry/whatsapp-chat.ts'
import type { EnquiryRequest } from '../sending/enquiry-request.ts'
import { draftName, restoreDraft, writeDraft } from './form-drafts.ts'
import { EnquiryFields } from './EnquiryFields.tsx'
import { PrivacyLine } from './PrivacyLine.tsx'
import { enquiryText, TEXTS } from './enquiry-texts.ts'
import { fieldsOf, textsIn } from './form-values.ts'

/**
 * Starts a WhatsApp chat about one project, for which only the phone number is required. The form's
 * text goes into the chat, and nothing of it to our own server.
 * @param number the agency's number, digits with the country code
 */
export function WhatsAppForm({ request, number }: { request: EnquiryRequest; number: string }) {
  const id = useId()
  const [wrong, setWrong] = useState(false)
  const draft = draftName(request)
  const element = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    if (element.current) restoreDraft(element.current, draft)
  }, [draft])

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    const fields = fieldsOf(new FormData(form))
    setWrong(fields.phone === '')
    if (fields.phone === '') {
      form.querySelector<HTMLElement>('[name=phone]')?.focus()
      return
    }
    trackEvent('whatsapp_click', request.projectId)
    window.location.assign(whatsappHref(enquiryText(fields, request.projectName), number))
  }

  return (
    <form
      ref={element}
      noValidate
      onSubmit={submit}
      onInput={({ currentTarget }) => writeDraft(draft, textsIn(new FormData(currentTarget)))}
      className="grid gap-3.5"
    >
      {/* The chat names the project by itself. */}
      <EnquiryFields
        id={id}
        request={{ source: request.source }}
        kind="chat"
        compact
        errors={wrong ? { phone: TEXTS.phone } : {}}
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
