import { Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/buttons/Button.tsx'
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

// The dialog fades out first, so that it is not on the paper.
const CLOSING_MS = 400

/**
 * Asks who wants the brochure, then offers it. The agency's data holds no brochure files: the
 * brochure is the project's page on paper, or in a PDF that the browser prints to.
 */
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
        <div className="grid gap-5">
          <Confirmation {...sent} focus />
          <div>
            <Button
              wide
              icon={<Printer size={20} aria-hidden="true" />}
              onClick={() => {
                onClose()
                setTimeout(() => window.print(), CLOSING_MS)
              }}
            >
              Print or save the brochure
            </Button>
            <p className="mt-3 text-sm text-muted">
              It holds all that is on this page. In the print window, ‘Save as PDF’ keeps it.
            </p>
          </div>
        </div>
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
