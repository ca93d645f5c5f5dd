import type { EnquiryRequest } from '../sending/request.ts'
import type { Sent } from '../forms/state/use-enquiry-form.ts'
import { BrochureDialog } from './BrochureDialog.tsx'
import { EnquiryDialog } from './EnquiryDialog.tsx'

type EnquiryDialogsProps = {
  readonly request: EnquiryRequest
  readonly open: boolean
  readonly onClose: () => void
  /** @param isShown the dialog shows it by itself as long as it is open */
  readonly onSent: (sent: Sent, isShown: boolean) => void
}

/** The dialog that a request is made in. */
export function EnquiryDialogs({ onSent, ...dialog }: EnquiryDialogsProps) {
  const isBrochure = dialog.request.source === 'brochure'
  const Dialog = isBrochure ? BrochureDialog : EnquiryDialog
  return <Dialog {...dialog} onSent={(sent) => onSent(sent, isBrochure)} />
}
