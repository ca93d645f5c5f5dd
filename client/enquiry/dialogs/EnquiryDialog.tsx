import { Dialog } from '../../components/dialog/Dialog.tsx'
import { browserFetch } from '../sending/browser-sender.ts'
import { EnquiryForm } from '../forms/EnquiryForm.tsx'
import { contactPath, dialogIntro, dialogTitle, type EnquiryRequest } from '../sending/request.ts'
import { CONFIRMED, sendDirectly } from '../sending/send.ts'
import { POPUP } from '../forms/texts.ts'
import type { Sent } from '../forms/state/use-enquiry-form.ts'

type EnquiryDialogProps = {
  readonly request: EnquiryRequest
  readonly open: boolean
  readonly onClose: () => void
  readonly onSent: (sent: Sent) => void
}

const SEND_CONFIRMED = sendDirectly(browserFetch, CONFIRMED)

/** The enquiry form in a dialog: the popup, 'Inquire Now', a developer, a project, a service. */
export function EnquiryDialog({ request, open, onClose, onSent }: EnquiryDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onUnavailable={() => window.location.assign(contactPath(request))}
      title={dialogTitle(request)}
      description={dialogIntro(request)}
      size="sm"
    >
      <EnquiryForm
        request={request}
        layout="compact"
        onSent={onSent}
        keepsDraft
        {...(request.source === 'popup' && { wording: POPUP, send: SEND_CONFIRMED })}
      />
    </Dialog>
  )
}
