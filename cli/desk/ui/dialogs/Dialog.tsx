import { X } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../controls.tsx'
import { messageOf } from '../request.ts'

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
      <Button
        look="icon-button absolute top-5 right-5"
        aria-label="Close"
        title="Close"
        onClick={onClose}
      >
        <X size={18} aria-hidden="true" />
      </Button>
    </dialog>
  )
}

/** A window with a few fields sent together; after a refusal it stays open and says why. */
export function FormDialog({
  title,
  submit,
  onSend,
  onClose,
  children,
}: {
  title: string
  submit: string
  onSend: (fields: Record<string, string>) => Promise<void>
  onClose: () => void
  children: ReactNode
}) {
  const [refusal, setRefusal] = useState('')
  const send = async (form: HTMLFormElement) => {
    const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    try {
      await onSend(Object.fromEntries(entries))
    } catch (error) {
      setRefusal(messageOf(error))
    }
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void send(event.currentTarget)
        }}
      >
        {children}
        <p role="alert" className="font-semibold text-danger empty:hidden">
          {refusal}
        </p>
        <div className="mt-2 flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <button type="submit" className="button button-primary">
            {submit}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
