import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { trackEvent } from '../../analytics/events.ts'
import { onDemand } from '../../components/lazy/on-demand.tsx'
import { untilIdle } from '../../components/lazy/hydrated.ts'
import { useShell } from '../../layout/shell.ts'
import { SentNotice } from '../forms/Confirmation.tsx'
import { silencePopup, usePopup } from './use-popup.ts'
import { rememberArrival } from '../sending/attribution.ts'
import { contactPath, type EnquiryRequest } from '../sending/request.ts'
import type { Taken } from '../sending/send.ts'
import { onSent } from '../sending/sent-events.ts'
import { EnquiryContext, emitOpen, type Enquiry } from './use-enquiry.ts'

const EnquiryDialog = onDemand(() =>
  import('./EnquiryDialog.tsx').then((module) => module.EnquiryDialog),
)

/** Fetches the dialog's code ahead: the pointer or the focus is on a button that opens it. */
export const preloadEnquiryDialog = EnquiryDialog.preload

type Showing = {
  request: EnquiryRequest
  /** Counts openings: each has a form of its own. */
  turn: number
  /** Where it is open: a dialog does not follow the visitor to another page. */
  on: string | undefined
}

const CLOSED: Showing = { request: { source: 'popup' }, turn: 0, on: undefined }

/**
 * Wraps all pages: the enquiry dialog that any of them can open, the popup, the
 * confirmation after it, and the sending of what earlier visits left unsent.
 */
export function EnquiryProvider({ children }: { children: ReactNode }) {
  const { enquiryPopup } = useShell()
  const { pathname } = useLocation()
  const [{ request, turn, on }, setShowing] = useState(CLOSED)
  const open = on === pathname
  // Left with the page: coming back does not open it again.
  if (on !== undefined && !open) setShowing({ request, turn, on: undefined })
  const [sent, setSent] = useState<Taken>()

  const [enquiry] = useState<Enquiry>(() => ({
    open(next) {
      if (next.source === 'modal' && next.developer) trackEvent('developer_click', next.developer)
      setSent(undefined)
      setShowing((before) => ({
        request: next,
        turn: before.turn + 1,
        on: window.location.pathname,
      }))
    },
    close() {
      silencePopup()
      setShowing((before) => ({ ...before, on: undefined }))
    },
  }))
  usePopup(enquiryPopup, () => enquiry.open({ source: 'popup' }))

  useEffect(rememberArrival, [])
  useEffect(
    () =>
      onSent(({ reference, brochure, calendar, source }, awaited) => {
        trackEvent('form_submit', source)
        silencePopup()
        if (!awaited) setSent({ reference, brochure, calendar })
      }),
    [],
  )
  useEffect(() => emitOpen(open), [open])
  useEffect(sendUnsent, [])

  return (
    <EnquiryContext value={enquiry}>
      {children}
      <EnquiryDialog
        key={turn}
        wanted={turn > 0}
        onFailed={() => {
          enquiry.close()
          window.location.assign(contactPath(request))
        }}
        request={request}
        open={open}
        onClose={enquiry.close}
        onSent={(result, isShown) => {
          if (!isShown) setShowing((now) => (now.turn === turn ? { ...now, on: undefined } : now))
          if (!isShown || !open) setSent(result)
        }}
      />
      {/* There before it says anything, so that what it says is announced. */}
      <SentNotice sent={sent} onDismiss={() => setSent(undefined)} />
    </EnquiryContext>
  )
}

/** Sends, when there is time, what earlier visits left, and later what this one could not. */
function sendUnsent(): () => void {
  let stop: (() => void) | undefined
  let left = false
  const start = async () => {
    await untilIdle()
    const { startOutbox } = await import('../sending/outbox.ts')
    if (!left) stop = startOutbox()
  }
  // Forms that need it fetch it again.
  start().catch(() => undefined)
  return () => {
    left = true
    stop?.()
  }
}
