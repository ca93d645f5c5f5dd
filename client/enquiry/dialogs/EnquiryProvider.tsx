import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { trackEvent } from '../../analytics/events.ts'
import { untilIdle, onDemand } from '../../components/lazy-component.tsx'
import { useShell } from '../../layout/shell.ts'
import { SentNotice } from '../forms/Confirmation.tsx'
import { rememberArrival } from '../sending/attribution.ts'
import { contactPath, type EnquiryRequest } from '../sending/request.ts'
import { type Taken, onSent } from '../sending/send.ts'
import { silencePopup, usePopup } from './use-popup.ts'

const EnquiryDialog = onDemand(() =>
  import('./EnquiryDialog.tsx').then((module) => module.EnquiryDialog),
)

/** Fetches the dialog's code ahead: the pointer or the focus is on a button that opens it. */
export const preloadEnquiryDialog = EnquiryDialog.preload

const EnquiryContext = createContext<(request: EnquiryRequest) => void>(() => undefined)

/** Opens the one enquiry dialog of the site, for any page or card. */
export const useOpenEnquiry = () => useContext(EnquiryContext)

/** Wraps all pages: the dialog that any can open, the popup, the confirmation, the outbox. */
export function EnquiryProvider({ children }: { children: ReactNode }) {
  const { enquiryPopup } = useShell()
  const { pathname } = useLocation()
  const [showing, setShowing] = useState<{ request: EnquiryRequest; on: string }>()
  // Left with the page: it does not follow, and coming back does not open it again.
  if (showing && showing.on !== pathname) setShowing(undefined)
  const [sent, setSent] = useState<Taken>()

  const show = useCallback((next: EnquiryRequest) => {
    if (next.source === 'modal' && next.developer) trackEvent('developer_click', next.developer)
    setSent(undefined)
    setShowing({ request: next, on: window.location.pathname })
  }, [])
  const close = () => {
    silencePopup()
    setShowing(undefined)
  }
  usePopup(enquiryPopup, () => show({ source: 'popup' }))

  useEffect(rememberArrival, [])
  useEffect(
    () =>
      onSent(window, ({ detail, defaultPrevented }) => {
        trackEvent('form_submit', detail.source)
        silencePopup()
        if (!defaultPrevented) setSent(detail)
      }),
    [],
  )
  useEffect(() => {
    // What earlier visits left is sent when there is time; forms that need the code fetch it again.
    untilIdle()
      .then(() => import('../sending/outbox.ts'))
      .then(({ startOutbox }) => startOutbox())
      .catch(() => undefined)
  }, [])

  return (
    <EnquiryContext value={show}>
      {children}
      {showing && (
        <EnquiryDialog
          wanted
          onFailed={() => {
            // Wanted anew where the visitor comes back to this page as it was.
            close()
            window.location.assign(showing.request.otherwise ?? contactPath(showing.request))
          }}
          request={showing.request}
          onClose={close}
          onSent={(result) => {
            setShowing(undefined)
            setSent(result)
          }}
        />
      )}
      <SentNotice sent={sent} onDismiss={() => setSent(undefined)} />
    </EnquiryContext>
  )
}
