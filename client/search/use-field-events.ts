import { useEffect } from 'react'
import { useLatest } from '../components/hooks/use-latest.ts'

type FieldHandlers = {
  /** Typed into, pressed, or asked for by an arrow key. */
  onWanted: () => void
  /** Whether it did something; else the key is left to whatever stands around the form. */
  onEscape: () => boolean
  /** The form is sent, or the visitor turns to another part of the page. */
  onLeave: () => void
  /** Before `onLeave`. */
  onSubmit: () => void
}

/** Follows what happens to the field of a search form; the field was there before this script. */
export function useFieldEvents(field: HTMLInputElement | null, handlers: FieldHandlers): void {
  const latest = useLatest(handlers)

  useEffect(() => {
    const form = field?.form
    if (!field || !form) return
    const stop = new AbortController()
    const { signal } = stop
    const wanted = () => latest.current.onWanted()
    const leave = () => latest.current.onLeave()
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !form.contains(target)

    field.addEventListener('input', wanted, { signal })
    field.addEventListener('click', wanted, { signal })
    field.addEventListener(
      'keydown',
      (event) => {
        if (event.isComposing) return
        if (event.key === 'Escape' && latest.current.onEscape()) event.stopPropagation()
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        // The caret stays where it is.
        event.preventDefault()
        wanted()
      },
      { signal },
    )
    const submit = () => {
      latest.current.onSubmit()
      leave()
    }
    form.addEventListener('submit', submit, { signal })
    // A keyboard that is put away blurs the field without another one taking the focus: the list stays.
    form.addEventListener('focusout', (event) => isOutside(event.relatedTarget) && leave(), {
      signal,
    })
    document.addEventListener('pointerdown', (event) => isOutside(event.target) && leave(), {
      signal,
    })
    return () => stop.abort()
  }, [field, latest])
}
