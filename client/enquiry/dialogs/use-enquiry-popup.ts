import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { readStored, writeStored } from '../../components/browser-storage.ts'
import { allowsPopup } from '../../routes.tsx'

/** See docs/product.md, 'Popup'. */
const DELAY_MS = 10_000
const RETRY_MS = 1000

const KEY = 'enquiryPopup'

const OPEN_PARTS = 'dialog[open], :popover-open, header [aria-expanded="true"]'
const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]'

/** Whether the popup was closed or answered, for browsers that store nothing. */
let isDone = false

/** Keeps the popup closed, after the visitor closed an enquiry dialog or sent an enquiry. */
export function silencePopup(): void {
  isDone = true
  writeStored('localStorage', KEY, 'settled')
}

/** Opens the popup once a visit: ten seconds after a page came, or once the visitor is free. */
export function useEnquiryPopup(enabled: boolean, openPopup: () => void): void {
  const { pathname } = useLocation()
  const open = useEffectEvent(openPopup)
  useEffect(() => {
    if (!enabled || !allowsPopup(pathname)) return
    let timer = setTimeout(tryToOpen, DELAY_MS)
    function tryToOpen(): void {
      if (isDone || isStored('sessionStorage') || isStored('localStorage')) return
      if (isBusy()) {
        timer = setTimeout(tryToOpen, RETRY_MS)
        return
      }
      isDone = true
      writeStored('sessionStorage', KEY, 'shown')
      open()
    }
    return () => clearTimeout(timer)
  }, [enabled, pathname])
}

const isStored = (place: Parameters<typeof readStored>[0]) => readStored(place, KEY) !== null

/** Whether another dialog is open, the visitor types, or the page is out of sight. */
function isBusy(): boolean {
  if (document.hidden || document.querySelector(OPEN_PARTS)) return true
  return document.activeElement?.matches(TYPING) ?? false
}
