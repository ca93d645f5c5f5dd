import { useState, type ReactNode } from 'react'
import { Button } from '../controls.tsx'
import { messageOf } from '../request.ts'
import { Dialog } from './Dialog.tsx'

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
