import { useState } from 'react'
import { Dialog } from '../../components/dialog/Dialog.tsx'
import { Confirmation } from '../forms/Confirmation.tsx'
import { EnquiryForm } from '../forms/EnquiryForm.tsx'
import { contactPath, dialogTitle, type EnquiryRequest } from '../sending/request.ts'
import type { Sent } from '../forms/state/use-enquiry-form.ts'

type BrochureDialogProps = {
  /** Names the project and its developer. */
  readonly request: EnquiryRequest
  readonly open: boolean
  readonly onClose: () => void
  readonly onSent: (sent: Sent) => void
}

/** Asks who wants the brochure, then offers it. */
export function BrochureDialog({ request, open, onClose, onSent }: BrochureDialogProps) {
  const [sent, setSent] = useState<Sent>()
  const { projectName, developer } = request
  const of = projectName && ` of ${projectName}${developer ? ` by ${developer}` : ''}`
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onUnavailable={() => window.location.assign(contactPath(request))}
      title={dialogTitle(request)}
      description={
        sent ? undefined : `Tell us who is asking, and the brochure${of ?? ''} is yours.`
      }
      size="sm"
    >
      {sent ? (
        <Confirmation {...sent} focus />
      ) : (
        <EnquiryForm
          request={request}
          layout="compact"
          submitLabel="Get the brochure"
          onSent={(result) => {
            setSent(result)
            onSent(result)
          }}
          keepsDraft
        />
      )}
    </Dialog>
  )
}
