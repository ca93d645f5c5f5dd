import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react'
import { createAutoAdvance } from '../hooks/auto-advance.ts'
import { IconButton } from '../buttons/IconButton.tsx'

type ToastTone = 'success' | 'error'
type ToastItem = { readonly id: number; readonly tone: ToastTone; readonly text: string }

/** Shows a short message over the page; it leaves after 8 s, or later while it is looked at. */
export type ShowToast = (text: string, tone?: ToastTone) => void

const ToastContext = createContext<ShowToast>(() => undefined)
const VISIBLE_MS = 8000

export const useToast = (): ShowToast => useContext(ToastContext)

/** Stands around the pages and holds the place where toasts appear, announced politely. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [items, setItems] = useState<readonly ToastItem[]>([])
  const show = useCallback<ShowToast>((text, tone = 'success') => {
    setItems((before) => [...before, { id: (before.at(-1)?.id ?? 0) + 1, tone, text }])
  }, [])
  const remove = useCallback((id: number) => {
    setItems((before) => before.filter((item) => item.id !== id))
  }, [])
  return (
    <ToastContext value={show}>
      {children}
      <div
        aria-live="polite"
        data-floating
        className="pointer-events-none fixed inset-x-4 bottom-4 z-60 flex flex-col items-center gap-2 sm:left-6 sm:items-start"
      >
        {items.map((item) => (
          <Toast key={item.id} item={item} onDone={remove} />
        ))}
      </div>
    </ToastContext>
  )
}

type ToastProps = { readonly item: ToastItem; readonly onDone: (id: number) => void }

function Toast({ item, onDone }: ToastProps) {
  const [brake] = useState(() =>
    createAutoAdvance({ intervalMs: VISIBLE_MS, holdMs: 0, onAdvance: () => onDone(item.id) }),
  )
  useEffect(() => {
    brake.block('hidden', false)
    return () => brake.stop()
  }, [brake])
  const Icon = item.tone === 'error' ? CircleAlert : CircleCheck
  return (
    <div
      className="night pointer-events-auto flex max-w-md items-center gap-3 rounded-md py-1.5 pr-1.5 pl-4 shadow-float"
      onPointerEnter={() => brake.block('hover', true)}
      onPointerLeave={() => brake.block('hover', false)}
      onFocus={() => brake.block('focus', true)}
      onBlur={() => brake.block('focus', false)}
    >
      <Icon size={20} aria-hidden="true" className="shrink-0 text-gold-bright" />
      <p className="min-w-0 flex-1 py-1.5">{item.text}</p>
      <IconButton
        label="Dismiss"
        variant="plain"
        icon={<X size={18} aria-hidden="true" />}
        onClick={() => onDone(item.id)}
      />
    </div>
  )
}
