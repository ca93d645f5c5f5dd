import { useState } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import { useContact } from '../../layout/use-contact.ts'
import { BrochureWithoutDetails } from '../forms/BrochureWithoutDetails.tsx'
import { ConfirmationRegion } from '../forms/Confirmation.tsx'
import { EnquiryForm } from '../forms/EnquiryForm.tsx'
import { WhatsAppForm } from '../forms/WhatsAppForm.tsx'
import { dialogHead, type EnquiryRequest } from '../sending/enquiry-request.ts'
import type { EnquiryReceipt } from '../sending/send-enquiry.ts'

/** The enquiry form in a dialog; a brochure or a visit's calendar entry then takes its place. */
export function EnquiryDialog({
  request,
  onClose,
  onSent,
}: {
  request: EnquiryRequest
  onClose: () => void
  onSent: (sent: EnquiryReceipt) => void
}) {
  const { whatsapp } = useContact()
  const [sent, setSent] = useState<EnquiryReceipt>()
  const { title, description } = dialogHead(request, whatsapp)
  return (
    <Dialog onClose={onClose} title={title} description={sent ? undefined : description} size="sm">
      <ConfirmationRegion sent={sent} />
      {sent ? null : request.source === 'whatsapp' && whatsapp ? (
        <WhatsAppForm request={request} number={whatsapp} />
      ) : (
        <>
          <EnquiryForm
            request={request}
            compact
            onDecline={request.source === 'popup' ? onClose : undefined}
            onSent={request.brochure || request.visit ? setSent : onSent}
          />
          {request.brochure && <BrochureWithoutDetails to={request.brochure} />}
        </>
      )}
    </Dialog>
  )
}
