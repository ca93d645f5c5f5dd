import { X } from 'lucide-react'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'

/** A window over the page: takes the focus, closes on Escape and gives the focus back. */
export function Dialog({
  title,
  wide = false,
  onClose,
  children,
}: {
  title: string
  wide?: boolean
  onClose: () => void
  children: ReactNode
}) {
  const id = useId()
  const element = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={element}
      aria-labelledby={id}
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      className={`m-auto w-[calc(100%-4rem)] rounded-md bg-surface p-6 text-ink shadow-float backdrop:bg-dark/50 ${wide ? 'max-w-4xl' : 'max-w-lg'}`}
    >
      <h2 id={id} className="mb-4 pr-10 text-xl">
        {title}
      </h2>
      {children}
      {/* The button is last, as the first focusable element gets the focus. */}
      <button
        type="button"
        className="icon-button absolute top-5 right-5"
        aria-label="Close"
        title="Close"
        onClick={onClose}
      >
        <X size={18} aria-hidden="true" />
      </button>
    </dialog>
  )
}
