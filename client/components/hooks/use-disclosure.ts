import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react'

const CLOSE_DELAY_MS = 200

/**
 * A drop-down that opens on hover, press and keyboard. It closes 200 ms after the pointer leaves,
 * on Escape (the focus goes back to its button) and when the focus or a press goes elsewhere.
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A press right after hover has opened it means 'keep it open', not 'close it'.
  const openedByHover = useRef(false)

  const keepOpen = () => clearTimeout(timer.current)
  const close = () => {
    keepOpen()
    setOpen(false)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const root = button.current?.parentElement
      if (root?.contains(document.activeElement)) button.current?.focus()
      setOpen(false)
    }
    const onPress = (event: Event) => {
      const root = button.current?.parentElement
      if (event.target instanceof Node && !root?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [open])

  return {
    open,
    close,
    /** For the element that holds button and panel; the button is its child. */
    root: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return
        keepOpen()
        if (!open) openedByHover.current = true
        setOpen(true)
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return
        keepOpen()
        timer.current = setTimeout(() => setOpen(false), CLOSE_DELAY_MS)
      },
      onBlur: (event: FocusEvent) => {
        const next = event.relatedTarget
        if (next && !event.currentTarget.contains(next)) close()
      },
    },
    button: {
      ref: button,
      'aria-expanded': open,
      onClick: () => {
        keepOpen()
        setOpen(!open || openedByHover.current)
        openedByHover.current = false
      },
    },
  }
}
