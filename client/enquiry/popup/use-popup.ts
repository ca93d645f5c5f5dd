import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { createPopupMemory, createPopupTimer } from './popup-timer.ts'

const OPEN_PARTS = [
  '[role="dialog"]',
  '[role="alertdialog"]',
  'dialog[open]',
  'header [aria-expanded="true"]',
  '[data-floating] [aria-expanded="true"]',
].join()
const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]'

function isBusy(): boolean {
  if (document.hidden || document.querySelector(OPEN_PARTS)) return true
  return document.activeElement?.matches(TYPING) ?? false
}

/**
 * The enquiry popup's own clock; `openPopup` stays what it first was. Returns what to call when an enquiry dialog was closed or an
 * enquiry sent: from then on it never opens by itself.
 */
export function usePopup(enabled: boolean, openPopup: () => void): () => void {
  const { pathname } = useLocation()
  const [memory] = useState(createPopupMemory)
  const [timer] = useState(() => createPopupTimer({ memory, isBusy, openPopup }))
  useEffect(() => {
    if (!enabled) return
    timer.arrive(pathname)
    return timer.stop
  }, [enabled, pathname, timer])
  return memory.settled
}
