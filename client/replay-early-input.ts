/**
 * The first script of every document, before anything can be pressed: it records a visitor's input until
 * the client bundle listens, and replays it then (decision 14). Links, forms and `<details>`, which work
 * in plain HTML, are left alone.
 */
import { loadClientBundle } from './load-client-bundle.ts'

if (isSupportedBrowser()) {
  markScripted(true)
  const forgetPresses = recordEarlyInput()
  loadClientBundle(() => {
    // The page works as it does without JavaScript, so nothing is to open by itself later.
    forgetPresses()
    markScripted(false)
  })
} else openMenusByPress()

/** @returns a function that forgets the presses, but not what was typed or chosen */
function recordEarlyInput(): () => void {
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

  /** Matches buttons that do nothing without script. */
  const SCRIPTED = 'button[type=button]:not([popovertarget])'
  const CHECKABLE = 'input:is([type=checkbox], [type=radio])'

  /** The inputs to replay by their elements, in the order of the first input on each. */
  const earlyInputs = new Map<Element, EarlyInput>()
  type EarlyInput = {
    /** Finds a field, or the one in its place where React drew a translated page anew. */
    find?: () => Element | undefined
    repeat: () => void
  }

  const isField = (target: EventTarget | null): target is Field =>
    target instanceof Element && target.matches('input, select, textarea')

  function recordPress(event: MouseEvent): void {
    const { target } = event
    if (!(target instanceof Element)) return
    // React may be hydrating, and would take the new state for the initial one.
    if (target.matches(CHECKABLE)) event.stopPropagation()
    const button = target.closest<HTMLElement>(SCRIPTED)
    if (!button) return
    event.stopPropagation()
    earlyInputs.set(button, { repeat: () => button.click() })
  }

  function recordValue(event: Event): void {
    const { target } = event
    if (!isField(target)) return
    event.stopPropagation()
    // Browsers report changes of removed elements, whose namesakes may be gone already.
    const find = earlyInputs.get(target)?.find ?? currentField(target)
    const typed = event instanceof InputEvent ? event.data : null
    earlyInputs.set(target, { find, repeat: repeatInput(target, typed, find) })
  }

  /** Finds a field, or the one that now has its name and place. */
  function currentField(field: Field): () => Element | undefined {
    const namesakes = () => [
      ...document.querySelectorAll<Field>(`[name="${CSS.escape(field.name)}"]`),
    ]
    const index = namesakes().indexOf(field)
    return () => (field.isConnected ? field : namesakes()[index])
  }

  /** Enters a field's present value once more, so that React hears of a change. */
  function repeatInput(
    old: Field,
    typed: string | null,
    find: () => Element | undefined,
  ): () => void {
    const { value } = old
    const caret = old instanceof HTMLSelectElement ? null : old.selectionStart
    const isChecked = old instanceof HTMLInputElement && old.checked
    return () => {
      const field = find() ?? null
      if (!isField(field)) return
      if (field instanceof HTMLSelectElement) {
        field.value = value
        dispatch(field, 'change')
        return
      }
      if (field instanceof HTMLInputElement && field.matches(CHECKABLE)) {
        if (isChecked === field.defaultChecked) return
        field.checked = !isChecked
        field.click()
        return
      }
      if (value === field.defaultValue) return
      // Where React has emptied the field meanwhile, the field's caret is at the beginning.
      const [start, end] =
        field.value === value ? [field.selectionStart, field.selectionEnd] : [caret, caret]
      // React compares with the value last set by property, and hears only of a new one.
      field.value = field.defaultValue
      const prototype = Object.getPrototypeOf(field) as Field
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
      if (start !== null) field.setSelectionRange(start, end)
      dispatch(field, 'input')
      if (field === document.activeElement) {
        // The value of a number field omits a point at its end, which only typing can add.
        if (typed === '.' && field.type === 'number')
          document.execCommand('insertText', false, typed)
        return
      }
      dispatch(field, 'change')
      dispatch(field, 'focusout')
    }
  }

  const dispatch = (field: Field, name: string) =>
    field.dispatchEvent(new Event(name, { bubbles: true }))

  const recording = new AbortController()
  const early = { capture: true, signal: recording.signal }
  window.addEventListener('click', recordPress, early)
  window.addEventListener('input', recordValue, early)
  window.addEventListener('change', recordValue, early)
  // The way back may lead to a page that was shown in this document before it was loaded anew, and be
  // taken while this script was on its way.
  const ownAddress = documentAddress()
  const loadOtherDocument = () => {
    if (withoutHash(window.location.href) !== ownAddress) window.location.reload()
  }
  loadOtherDocument()
  window.addEventListener('popstate', loadOtherDocument, early)
  window.addEventListener('hydrated', () => {
    recording.abort()
    // React is to have finished.
    queueMicrotask(() => {
      for (const { repeat } of earlyInputs.values()) repeat()
    })
  })
  return () => {
    for (const button of earlyInputs.keys()) if (!isField(button)) earlyInputs.delete(button)
  }
}

/** The address that the document was loaded for; in older browsers the present one. */
function documentAddress(): string {
  const { navigation } = window as { navigation?: Navigation }
  return withoutHash(navigation?.activation?.entry.url ?? window.location.href)
}

function withoutHash(address: string): string {
  return address.replace(/#.*$/, '')
}

/**
 * Whether the browser has what the client bundle needs: Chrome from 114 on, Safari from 17 and Firefox
 * from 125. Others keep the page as plain HTML (docs/product.md, 'Browsers').
 */
function isSupportedBrowser(): boolean {
  return (
    'popover' in HTMLElement.prototype &&
    typeof HTMLDialogElement === 'function' &&
    'showModal' in HTMLDialogElement.prototype &&
    CSS.supports('selector(:has(a))')
  )
}

/** Shows the elements that need the bundle and hides their substitutes, or the other way round. */
function markScripted(scripted: boolean): void {
  if (scripted) document.documentElement.dataset['scripted'] = ''
  else delete document.documentElement.dataset['scripted']
}

/** Opens and closes menus in browsers without popovers. */
function openMenusByPress(): void {
  if ('popover' in HTMLElement.prototype) return
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[popovertarget]') : null
    const menu = document.getElementById(button?.getAttribute('popovertarget') ?? '')
    menu?.toggleAttribute('data-open')
  })
}
