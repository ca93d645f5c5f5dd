/**
 * The first script of every document: records what a visitor does before the page's program listens,
 * and replays it when it does (decision 14). What plain HTML answers by itself, links, forms and
 * `<details>`, is left to it. A classic script in the head, so that it is there before anything that
 * can be pressed.
 */
import { renderNearFirst } from './render-near-first.ts'
import { startProgram } from './start-program.ts'
import { isSupportedBrowser, markScripted, openMenusByPress } from './supported-browser.ts'

if (isSupportedBrowser()) {
  markScripted(true)
  renderNearFirst()
  startProgram()
  recordEarlyInput()
} else openMenusByPress()

function recordEarlyInput(): void {
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

  /** Does nothing without script. */
  const SCRIPTED = 'button[type=button]:not([popovertarget])'
  const CHECKABLE = 'input:is([type=checkbox], [type=radio])'

  /** What to replay, by what it was done to: in the order of the first time. */
  const acts = new Map<Element, () => void>()

  const isField = (target: EventTarget | null): target is Field =>
    target instanceof Element && target.matches('input, select, textarea')

  /** Whether the program answers here: parts of the page that wait for their code say so. */
  const isAnswered = (target: Element): boolean =>
    document.documentElement.dataset['hydrated'] !== undefined &&
    !target.closest('[data-dehydrated]')

  function recordPress(event: MouseEvent): void {
    const { target } = event
    if (!(target instanceof Element) || isAnswered(target)) return
    // React, which may be hydrating, would take the new state for the initial one.
    if (target.matches(CHECKABLE)) event.stopPropagation()
    const button = target.closest<HTMLElement>(SCRIPTED)
    if (!button) return
    event.stopPropagation()
    acts.set(button, () => button.click())
  }

  function recordValue(event: Event): void {
    const { target } = event
    if (!isField(target) || isAnswered(target)) return
    event.stopPropagation()
    acts.set(target, again(target, event instanceof InputEvent ? event.data : null))
  }

  /** Puts a field's present value there once more, so that the program hears of a change. */
  function again(field: Field, typed: string | null): () => void {
    if (field instanceof HTMLSelectElement) {
      const { value } = field
      return () => {
        field.value = value
        dispatch(field, 'change')
      }
    }
    if (field.matches(CHECKABLE) && field instanceof HTMLInputElement) {
      const { checked } = field
      return () => {
        if (checked === field.defaultChecked) return
        field.checked = !checked
        field.click()
      }
    }
    const { value } = field
    return () => {
      if (value === field.defaultValue) return
      const { selectionStart, selectionEnd } = field
      // React compares with what was last set by property, and hears only of what is new.
      field.value = field.defaultValue
      const prototype = Object.getPrototypeOf(field) as Field
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
      if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
      dispatch(field, 'input')
      if (field === document.activeElement) {
        // The value of a number leaves out a point at its end, and only this types one.
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

  /** The page, or a part of it, has been hydrated; after React is through with it. */
  const replay = () =>
    queueMicrotask(() => {
      for (const [target, act] of acts) {
        if (!isAnswered(target)) continue
        acts.delete(target)
        if (target.isConnected) act()
      }
    })

  const early = { capture: true }
  window.addEventListener('click', recordPress, early)
  window.addEventListener('input', recordValue, early)
  window.addEventListener('change', recordValue, early)
  window.addEventListener('hydrated', replay)
}
