import { useState } from 'react'
import { Dialog } from '../../components/dialog/Dialog.tsx'
import { BrochureWithoutDetails } from '../forms/BrochureWithoutDetails.tsx'
import { Confirmation } from '../forms/Confirmation.tsx'
import { EnquiryForm } from '../forms/EnquiryForm.tsx'
import { VisitForm } from '../forms/VisitForm.tsx'
import { BROCHURE, POPUP, STANDARD, type FormTexts } from '../forms/texts.ts'
import {
  dialogIntro,
  dialogTitle,
  type EnquiryRequest,
  type EnquirySource,
} from '../sending/request.ts'
import type { Taken } from '../sending/send.ts'

const TEXTS_BY_SOURCE: Partial<Record<EnquirySource, FormTexts>> = {
  brochure: BROCHURE,
  popup: POPUP,
}

type EnquiryDialogProps = {
  request: EnquiryRequest
  open: boolean
  onClose: () => void
  /** @param isShown the dialog shows it by itself as long as it is open */
  onSent: (sent: Taken, isShown: boolean) => void
}

/**
 * The enquiry form in a dialog: the popup, 'Inquire Now', a developer, a project, a service, a visit.
 * Who asks for a brochure gets it in the form's place, who plans a visit its calendar entry.
 */
export function EnquiryDialog({ request, open, onClose, onSent }: EnquiryDialogProps) {
  const [sent, setSent] = useState<Taken>()
  const shownHere = request.source === 'brochure' || request.visit !== undefined
  const Form = request.visit ? VisitForm : EnquiryForm
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={dialogTitle(request)}
      description={sent ? undefined : dialogIntro(request)}
      size="sm"
    >
      {sent ? (
        <Confirmation sent={sent} />
      ) : (
        <>
          <Form
            request={request}
            layout="compact"
            texts={TEXTS_BY_SOURCE[request.source] ?? STANDARD}
            onDecline={request.source === 'popup' ? onClose : undefined}
            onSent={(result) => {
              if (shownHere) setSent(result)
              onSent(result, shownHere)
            }}
          />
          {request.brochure && <BrochureWithoutDetails to={request.brochure} />}
        </>
      )}
    </Dialog>
  )
}
