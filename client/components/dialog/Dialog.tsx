import { Dialog as Base } from '@base-ui/react/dialog'
import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { CloseButton, DialogFrame } from './DialogFrame.tsx'

const SIZES = {
  // Forms, one of which opens by itself: the page stays in sight behind them.
  sm: 'max-h-[85svh] sm:max-h-[92svh] sm:max-w-md',
  md: 'max-h-[92svh] sm:max-w-xl',
  lg: 'max-h-[92svh] sm:max-w-3xl',
}

type DialogProps = {
  open: boolean
  /** Escape, the backdrop or the close button. */
  onClose: () => void
  /** Names the dialog; its heading. */
  title: string
  description?: string | undefined
  /** 448, 576 or 768 px wide from 640 px up; a bottom sheet below. */
  size?: keyof typeof SIZES
  children: ReactNode
  /** Stays at the bottom edge while the content scrolls. */
  footer?: ReactNode
}

/**
 * A modal window: traps the focus, closes on Escape, backdrop and button, gives the focus back.
 * A bottom sheet on phones.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  size = 'md',
  children,
  footer,
}: DialogProps) {
  const panel = useRef<HTMLDivElement>(null)
  const openerOf = useOpener(open)
  const { watch, needsStop } = useScrollStop()
  return (
    <DialogFrame open={open} onClose={onClose}>
      <Base.Viewport className="fixed inset-0 z-50 flex items-end justify-center sm:items-center sm:p-6">
        <Base.Popup
          ref={panel}
          initialFocus={panel}
          finalFocus={openerOf}
          className={cx(
            'flex w-full flex-col overflow-hidden bg-surface text-ink shadow-float',
            'rounded-t-lg transition-[translate,opacity] duration-200 outline-none sm:rounded-lg',
            'data-ending-style:translate-y-6 data-ending-style:opacity-0',
            'data-starting-style:translate-y-6 data-starting-style:opacity-0',
            SIZES[size],
          )}
        >
          <div className="flex items-start gap-4 border-b border-border py-4 pr-3 pl-5 sm:pl-7">
            <div className="min-w-0 flex-1 py-1.5">
              <Base.Title className="display-small text-2xl">{title}</Base.Title>
              {description && (
                <Base.Description className="mt-1.5 text-muted">{description}</Base.Description>
              )}
            </div>
            <CloseButton onClick={onClose} />
          </div>
          <div
            ref={watch}
            {...(needsStop && { role: 'region', 'aria-label': title, tabIndex: 0 })}
            className="min-h-0 overflow-y-auto overscroll-contain px-5 py-6 focus-visible:-outline-offset-4 sm:px-7"
          >
            {children}
          </div>
          {footer && <div className="border-t border-border px-5 py-4 sm:px-7">{footer}</div>}
        </Base.Popup>
      </Base.Viewport>
    </DialogFrame>
  )
}

/** What a dialog was last opened from outside of dialogs: one that follows another leads back there. */
let lastOpener: Element | null = null

/** Gives what had the focus when the dialog opened, and gets it back. */
function useOpener(open: boolean): () => HTMLElement | true {
  const opener = useRef<Element>(null)
  // Before the panel takes the focus, which it does after painting.
  useLayoutEffect(() => {
    if (!open) return
    opener.current = document.activeElement
    if (!opener.current?.closest('[role="dialog"]')) lastOpener = opener.current
  }, [open])
  return () => {
    const element = opener.current?.isConnected ? opener.current : lastOpener
    // Safari gives pressed buttons no focus; the library then knows better where it was.
    return element instanceof HTMLElement && element !== document.body ? element : true
  }
}

/** Whether content has to take the focus itself: keys could not scroll it otherwise. */
function useScrollStop() {
  const [needsStop, setNeedsStop] = useState(false)
  const watch = useCallback((content: HTMLElement | null) => {
    if (!content) return
    const resize = new ResizeObserver(() =>
      setNeedsStop(
        content.scrollHeight > content.clientHeight &&
          !content.querySelector('a, button, input, textarea, select'),
      ),
    )
    resize.observe(content)
    return () => resize.disconnect()
  }, [])
  return { watch, needsStop }
}
