import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { trackEvent } from '../../analytics/events.ts'
import { preloadDialog } from '../../components/dialog/Dialog.tsx'
import { useLatest } from '../../components/hooks/use-latest.ts'
import { onFirstInput } from '../../components/hooks/first-input.ts'
import { useShell } from '../../shell.ts'
import { browserSender, browserStorage } from '../sending/browser-sender.ts'
import { browserDrafts } from '../forms/state/drafts.ts'
import { BrochureDialog } from './BrochureDialog.tsx'
import { EnquiryDialog } from './EnquiryDialog.tsx'
import type { EnquiryRequest } from '../sending/request.ts'
import { SentNotice } from '../forms/SentNotice.tsx'
import { TEXTS } from '../forms/texts.ts'
import type { Sent } from '../forms/state/use-enquiry-form.ts'
import { EnquiryContext, type Enquiry } from './use-enquiry.ts'
import { usePopup } from '../popup/use-popup.ts'
import { readAttribution, rememberAttribution } from '../sending/attribution.ts'

type Showing = {
  readonly request: EnquiryRequest
  /** Counts openings: each has a form of its own. */
  readonly turn: number
  /** Where it is open: a dialog does not follow the visitor to another page. */
  readonly on: string | undefined
}

const CLOSED: Showing = { request: { source: 'popup' }, turn: 0, on: undefined }

/**
 * Stands around the pages once: the enquiry dialog that any of them can open, the popup, the
 * confirmation after it, and the sending of what earlier visits left unsent.
 */
export function EnquiryProvider({ children }: { readonly children: ReactNode }) {
  const { enquiryPopup } = useShell()
  const { pathname } = useLocation()
  const [{ request, turn, on }, setShowing] = useState(CLOSED)
  const open = on === pathname
  // Left with the page: coming back does not open it again.
  if (on !== undefined && !open) setShowing({ request, turn, on: undefined })
  const latestOpen = useLatest(open)
  const [sent, setSent] = useState<Sent>()

  const show = useCallback(
    (next: EnquiryRequest) => {
      setSent(undefined)
      setShowing((before) => ({ request: next, turn: before.turn + 1, on: pathname }))
    },
    [pathname],
  )
  const silencePopup = usePopup(enquiryPopup, () => show({ source: 'popup' }))
  const close = useCallback(() => {
    silencePopup()
    setShowing((before) => ({ ...before, on: undefined }))
  }, [silencePopup])

  useEffect(() => {
    rememberAttribution(
      readAttribution(new URL(window.location.href), document.referrer),
      browserStorage('sessionStorage'),
    )
    return browserSender.start()
  }, [])

  useEffect(
    () =>
      browserSender.subscribe(({ reference, brochure, source }, awaited) => {
        trackEvent('form_submit', source)
        silencePopup()
        browserDrafts.clear()
        if (!awaited) setSent({ message: TEXTS.sent, reference, brochure })
      }),
    [silencePopup],
  )

  // So that it opens at once; fetched again when it is needed, so a failure is nobody's concern yet.
  useEffect(() => onFirstInput(preloadDialog), [])

  const enquiry = useMemo<Enquiry>(
    () => ({
      open(next) {
        if (next.source === 'modal' && next.developer) trackEvent('developer_click', next.developer)
        show(next)
      },
      close,
      isOpen: open,
    }),
    [show, close, open],
  )

  return (
    <EnquiryContext value={enquiry}>
      {children}
      {turn > 0 && request.source === 'brochure' && (
        <BrochureDialog
          key={turn}
          request={request}
          open={open}
          onClose={close}
          // It confirms by itself while it is open.
          onSent={(result) => latestOpen.current || setSent(result)}
        />
      )}
      {turn > 0 && request.source !== 'brochure' && (
        <EnquiryDialog
          key={turn}
          request={request}
          open={open}
          onClose={close}
          onSent={(result) => {
            setShowing((now) => (now.turn === turn ? { ...now, on: undefined } : now))
            setSent(result)
          }}
        />
      )}
      <SentNotice sent={sent} onDismiss={() => setSent(undefined)} />
    </EnquiryContext>
  )
}
