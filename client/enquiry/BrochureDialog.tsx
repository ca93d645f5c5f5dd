import { Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../components/Button.tsx'
import { Dialog } from '../components/dialog/Dialog.tsx'
import { Confirmation } from './Confirmation.tsx'
import { EnquiryForm } from './EnquiryForm.tsx'
import { contactPath, type EnquiryRequest } from './request.ts'
import type { Sent } from './use-enquiry-form.ts'

type BrochureDialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly project: { readonly id: string; readonly name: string }
  readonly developer: string
}

// The dialog fades out first, so that it is not on the paper.
const CLOSING_MS = 400

/**
 * Asks who wants the brochure, then offers it. The agency's data holds no brochure files: the
 * brochure is the project's page on paper, or in a PDF that the browser prints to.
 */
export function BrochureDialog({ open, onClose, project, developer }: BrochureDialogProps) {
  const [sent, setSent] = useState<Sent>()
  const request: EnquiryRequest = {
    source: 'brochure',
    message: `Please send me the brochure of ${project.name} by ${developer}.`,
    developer,
    projectId: project.id,
    projectName: project.name,
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onUnavailable={() => window.location.assign(contactPath(request))}
      title={`Brochure of ${project.name}`}
      description={
        sent ? undefined : `Tell us who is asking, and the brochure by ${developer} is yours.`
      }
      size="sm"
    >
      {sent ? (
        <div className="grid gap-6">
          <Confirmation {...sent} focus />
          <Button
            wide
            icon={<Printer size={20} aria-hidden="true" />}
            onClick={() => {
              onClose()
              setTimeout(() => window.print(), CLOSING_MS)
            }}
          >
            Download Brochure
          </Button>
          <p className="text-sm text-muted">
            Opens the print window with everything on this page: choose ‘Save as PDF’ to keep it.
          </p>
        </div>
      ) : (
        <EnquiryForm
          request={request}
          layout="compact"
          submitLabel="Get the brochure"
          onSent={setSent}
        />
      )}
    </Dialog>
  )
}
