import { readStored, store } from '../../components/browser-storage.ts'
import { allowsPopup } from '../../routes.tsx'

/** See docs/product.md, 'Popup'. */
export const POPUP_DELAY_MS = 10_000
const RETRY_MS = 1000

const KEY = 'enquiryPopup'

/** What the browser remembers of the popup; where it stores nothing, until the page is left. */
export function createPopupMemory() {
  let isDone = false
  return {
    mayOpen: () =>
      !isDone &&
      readStored('sessionStorage', KEY) === null &&
      readStored('localStorage', KEY) === null,
    /** It opened by itself: not again in this visit. */
    shown(): void {
      isDone = true
      store('sessionStorage', KEY, 'shown')
    },
    /** The visitor closed an enquiry dialog or sent an enquiry: never again. */
    settled(): void {
      isDone = true
      store('localStorage', KEY, 'settled')
    },
  }
}

type Parts = {
  memory: ReturnType<typeof createPopupMemory>
  /** Another dialog is open, the visitor types, or the page is not looked at. */
  isBusy: () => boolean
  openPopup: () => void
}

/** Opens the popup ten seconds after arrival at a page, or as soon after as the visitor is free. */
export function createPopupTimer({ memory, isBusy, openPopup }: Parts) {
  let timer: ReturnType<typeof setTimeout> | undefined

  function tryToOpen(): void {
    if (!memory.mayOpen()) return
    if (isBusy()) {
      timer = setTimeout(tryToOpen, RETRY_MS)
      return
    }
    memory.shown()
    openPopup()
  }

  return {
    /** Counts anew: the delay is one page's. */
    arrive(pathname: string): void {
      clearTimeout(timer)
      if (allowsPopup(pathname)) timer = setTimeout(tryToOpen, POPUP_DELAY_MS)
    },
    stop: () => clearTimeout(timer),
  }
}
