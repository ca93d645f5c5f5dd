import { useLayoutEffect, useRef } from 'react'
import { onDemand } from '../lazy/on-demand.tsx'
import type { DialogProps } from './DialogPanel.tsx'

export type { DialogProps }

const DialogPanel = onDemand(() => import('./DialogPanel.tsx').then((module) => module.DialogPanel))

/** Fetches the dialog's code ahead: the pointer or the focus is on a button that opens one. */
export const preloadDialog = DialogPanel.preload

/** What a dialog was last opened from outside of dialogs: one that follows another leads back there. */
let lastOpener: Element | null = null

/**
 * A modal window: traps the focus, closes on Escape, backdrop and button, gives the focus back.
 * A bottom sheet on phones. Its code is loaded on first use; where that fails, `onClose` is called
 * and `onUnavailable` may offer another way.
 */
export function Dialog({ onUnavailable, ...props }: DialogProps & { onUnavailable?: () => void }) {
  const { open, onClose } = props
  const returnTo = useRef<Element>(null)

  // Before the panel takes the focus, which it does after painting.
  useLayoutEffect(() => {
    if (!open) return
    returnTo.current = document.activeElement
    if (!returnTo.current?.closest('[role="dialog"]')) lastOpener = returnTo.current
  }, [open])

  return (
    <DialogPanel
      wanted={open}
      props={{
        ...props,
        returnTo: () => (returnTo.current?.isConnected ? returnTo.current : lastOpener),
      }}
      onFailed={() => {
        onClose()
        onUnavailable?.()
      }}
    />
  )
}
