import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react'
import { trackEvent } from '../../analytics/events.ts'
import { useShell, useContact } from '../../layout/shell-context.ts'
import { usePage } from '../../routing/page-router.tsx'
import { EnquiryNotice, type Notice, ConfirmationRegion } from '../forms/Confirmation.tsx'
import { rememberArrival, shareArrival } from '../sending/attribution.ts'
import { startOutbox, onEnquiryResult } from '../sending/browser-outbox.ts'
import { type EnquiryRequest, dialogHead } from '../sending/enquiry-request.ts'
import { silencePopup, useEnquiryPopup } from './use-enquiry-popup.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { BrochureWithoutDetails } from '../forms/BrochureWithoutDetails.tsx'
import { EnquiryForm } from '../forms/EnquiryForm.tsx'
import { WhatsAppForm } from '../forms/WhatsAppForm.tsx'
import type { EnquiryReceipt } from '../sending/send-enquiry.ts'

const EnquiryContext = createContext<(request: EnquiryRequest) => void>(() => undefined)

/** Opens the one enquiry dialog of the site, for any page or card. */
export const useOpenEnquiry = () => useContext(EnquiryContext)

/** Wraps all pages: the dialog that any can open, the popup, the confirmation, the outbox. */
export function EnquiryProvider({ children }: { children: ReactNode }) {
  const { enquiryPopup } = useShell()
  const { location, pending } = usePage()
  const [showing, setShowing] = useState<{ request: EnquiryRequest; pathname: string }>()
  // A dialog closes with the page of its address, and coming back does not open it again.
  if (showing && ![location.pathname, pending?.pathname].includes(showing.pathname))
    setShowing(undefined)
  const [notice, setNotice] = useState<Notice>()

  const openDialog = useCallback((next: EnquiryRequest) => {
    if (next.source === 'modal' && next.developer) trackEvent('developer_click', next.developer)
    // A notice with refused words stays until it is dismissed, as nobody will send them.
    setNotice((open) => (open && 'refused' in open ? open : undefined))
    // The dialog would close an open popover as well, but not return the focus to its button.
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover()
    setShowing({ request: next, pathname: window.location.pathname })
  }, [])
  const closeDialog = () => {
    silencePopup()
    setShowing(undefined)
  }
  useEnquiryPopup(enquiryPopup, () => openDialog({ source: 'popup' }))

  useEffect(() => {
    rememberArrival()
    return shareArrival()
  }, [])
  useEffect(
    () =>
      onEnquiryResult(window, ({ detail: { submission, result }, defaultPrevented }) => {
        if (result.kind === 'sent') {
          trackEvent('form_submit', submission.source)
          silencePopup()
        }
        if (defaultPrevented) return
        if (result.kind === 'sent') setNotice({ sent: result.sent })
        else setNotice({ refused: submission, reason: result.reason })
      }),
    [],
  )
  useEffect(startOutbox, [])

  return (
    <EnquiryContext value={openDialog}>
      {children}
      {showing && (
        <EnquiryDialog
          request={showing.request}
          onClose={closeDialog}
          onSent={(sent) => {
            setShowing(undefined)
            setNotice({ sent })
          }}
        />
      )}
      <EnquiryNotice notice={notice} onDismiss={() => setNotice(undefined)} />
    </EnquiryContext>
  )
}

/** The enquiry form in a dialog; a brochure or a visit's calendar entry then takes its place. */
function EnquiryDialog({
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
