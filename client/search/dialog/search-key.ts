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
export function searchKeyIsOn(): boolean {
  try {
    return localStorage.getItem(STORED_AS) !== 'off'
  } catch {
    return true
  }
}

export function keepSearchKey(on: boolean): void {
  try {
    localStorage.setItem(STORED_AS, on ? 'on' : 'off')
  } catch {
    // Without storage it stays as it is.
  }
}
