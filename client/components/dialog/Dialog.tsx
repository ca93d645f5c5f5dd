import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
} from 'react'
import type { DialogPanel, DialogProps } from './DialogPanel.tsx'

export type { DialogProps }

type Panel = ComponentType<ComponentProps<typeof DialogPanel>>

let loading: Promise<Panel> | undefined
let loaded: Panel | undefined

/**
 * Fetches the dialog's code ahead: call it when the pointer or the focus comes near a button that
 * opens one. A failed fetch is tried again at the next call.
 */
export function preloadDialog(): Promise<Panel> {
  loading ??= import('./DialogPanel.tsx').then(
    (module) => (loaded = module.DialogPanel),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/**
 * A modal window: traps the focus, closes on Escape, backdrop and button, gives the focus back.
 * A bottom sheet on phones. Its code is loaded on first use; where that fails, `onClose` is called
 * and `onUnavailable` may offer another way.
 */
export function Dialog({
  onUnavailable,
  ...props
}: DialogProps & { readonly onUnavailable?: () => void }) {
  const { open, onClose } = props
  const [Loaded, setLoaded] = useState<Panel | undefined>(() => loaded)
  const returnTo = useRef<Element>(null)

  // Before the panel takes the focus, which it does after painting.
  useLayoutEffect(() => {
    if (open) returnTo.current = document.activeElement
  }, [open])

  useEffect(() => {
    if (!open || Loaded) return
    let current = true
    preloadDialog().then(
      (panel) => current && setLoaded(() => panel),
      () => {
        if (!current) return
        onClose()
        onUnavailable?.()
      },
    )
    return () => {
      current = false
    }
  }, [open, Loaded, onClose, onUnavailable])

  return Loaded ? <Loaded {...props} returnTo={returnTo} /> : null
}
