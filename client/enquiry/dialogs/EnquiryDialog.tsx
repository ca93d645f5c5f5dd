import { useState } from 'react'
import { Dialog } from '../../components/dialog/Dialog.tsx'
import { BrochureWithoutDetails } from '../forms/BrochureLink.tsx'
import { Confirmation } from '../forms/Confirmation.tsx'
import { EnquiryForm } from '../forms/EnquiryForm.tsx'
import type { Sent } from '../forms/state/use-enquiry-form.ts'
import { BROCHURE, POPUP, STANDARD, type FormTexts } from '../forms/texts.ts'
import {
  contactPath,
  dialogIntro,
  dialogTitle,
  type EnquiryRequest,
  type EnquirySource,
} from '../sending/request.ts'

const TEXTS_BY_SOURCE: Partial<Record<EnquirySource, FormTexts>> = {
  brochure: BROCHURE,
  popup: POPUP,
}

type EnquiryDialogProps = {
  request: EnquiryRequest
  open: boolean
  onClose: () => void
  /** @param isShown the dialog shows it by itself as long as it is open */
  onSent: (sent: Sent, isShown: boolean) => void
}

/**
 * The enquiry form in a dialog: the popup, 'Inquire Now', a developer, a project, a service. Who asks
 * for a brochure gets it in the form's place.
 */
export function EnquiryDialog({ request, open, onClose, onSent }: EnquiryDialogProps) {
  const [sent, setSent] = useState<Sent>()
  const isBrochure = request.source === 'brochure'
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onUnavailable={() => window.location.assign(contactPath(request))}
      title={dialogTitle(request)}
      description={sent ? undefined : dialogIntro(request)}
      size="sm"
    >
      {sent ? (
        <Confirmation {...sent} focus />
      ) : (
        <>
          <EnquiryForm
            request={request}
            layout="compact"
            texts={TEXTS_BY_SOURCE[request.source] ?? STANDARD}
            onDecline={request.source === 'popup' ? onClose : undefined}
            onSent={(result) => {
              if (isBrochure) setSent(result)
              onSent(result, isBrochure)
            }}
          />
          {request.brochure && <BrochureWithoutDetails to={request.brochure} />}
        </>
      )}
    </Dialog>
  )
}
