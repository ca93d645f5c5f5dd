import { Dialog } from '../../components/dialog/Dialog.tsx'
import { useShell } from '../../layout/shell.ts'
import { EnquiryForm } from '../forms/EnquiryForm.tsx'
import { contactPath, type EnquiryRequest } from '../sending/request.ts'
import { WhatsAppForm } from './WhatsAppForm.tsx'

type WhatsAppDialogProps = {
  open: boolean
  onClose: () => void
  project: {
    id: string
    name: string
    developer?: string | undefined
  }
}

/** Starts a WhatsApp chat about one project, where only the phone number is asked for. */
export function WhatsAppDialog({ open, onClose, project }: WhatsAppDialogProps) {
  const { whatsapp } = useShell().agency
  const request: EnquiryRequest = {
    source: 'whatsapp',
    projectId: project.id,
    projectName: project.name,
    developer: project.developer,
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onUnavailable={() => window.location.assign(contactPath(request))}
      title={`Ask about ${project.name}`}
      description={
        whatsapp ? 'We answer on WhatsApp. Only your phone number is needed.' : undefined
      }
      size="sm"
    >
      {whatsapp ? (
        <WhatsAppForm request={request} number={whatsapp} />
      ) : (
        <EnquiryForm request={request} layout="compact" />
      )}
    </Dialog>
  )
}
