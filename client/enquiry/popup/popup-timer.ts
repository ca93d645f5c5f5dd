import { allowsPopup } from '../../routes.tsx'

/** See docs/product.md, 'Popup'. */
export const POPUP_DELAY_MS = 10_000
const RETRY_MS = 1000

/** What the browser remembers of the popup, over pages (`shown`) and over visits (`dismissed`). */
export type PopupMemory = {
  mayOpen(): boolean
  /** It opened by itself: not again in this visit. */
  shown(): void
  /** The visitor closed an enquiry dialog or sent an enquiry: never again. */
  settled(): void
}

const KEY = 'enquiryPopup'

/** Where storage is denied, it remembers until the page is left. */
export function createPopupMemory(
  visit: () => Storage | undefined,
  ever: () => Storage | undefined,
): PopupMemory {
  let spent = false
  const has = (place: Storage | undefined): boolean => {
    try {
      return place?.getItem(KEY) != null
    } catch {
      return false
    }
  }
  const mark = (place: Storage | undefined, word: string): void => {
    spent = true
    try {
      place?.setItem(KEY, word)
    } catch {
      // `spent` has to do.
    }
  }
  return {
    mayOpen: () => !spent && !has(visit()) && !has(ever()),
    shown: () => mark(visit(), 'shown'),
    settled: () => mark(ever(), 'settled'),
  }
}

type Parts = {
  memory: PopupMemory
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
