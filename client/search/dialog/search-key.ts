import { readStored, store } from '../../components/browser-storage.ts'

/** What takes letters itself, and windows over the page. */
const TAKES_KEYS = 'input,textarea,select,[contenteditable],[role=dialog]'

const STORED_AS = 'searchKey'

/** Runs `work` when the visitor presses `/` outside fields. Returns the way to stop. */
export function onSearchKey(work: () => void): () => void {
  const press = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, isComposing } = event
    if (key !== '/' || ctrlKey || metaKey || altKey || isComposing || !searchKeyIsOn()) return
    if (target instanceof Element && target.closest(TAKES_KEYS)) return
    event.preventDefault()
    work()
  }
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}

/** A single key must be one that visitors can switch off (WCAG 2.1.4). */
export const searchKeyIsOn = (): boolean => readStored('localStorage', STORED_AS) !== 'off'

export const keepSearchKey = (on: boolean): boolean =>
  store('localStorage', STORED_AS, on ? 'on' : 'off')
