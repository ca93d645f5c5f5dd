import { useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from './buttons/Button.tsx'
import { cx } from './cx.ts'
import { GlobalLiveRegion } from './status/live-region.tsx'
import { ErrorBoundary } from './status/ErrorBoundary.tsx'

/** A window over the page while it is rendered; closes on Escape and by a press beside it. */
export function Modal({
  title,
  onClose,
  focus = 'window',
  className,
  children,
  ...dialog
}: {
  title: string
  onClose: () => void
  /** What gets the focus: the window, so that no phone opens its keyboard, or a field. */
  focus?: 'window' | 'first'
} & Pick<
  ComponentProps<'dialog'>,
  'aria-describedby' | 'className' | 'onCancel' | 'onKeyDown' | 'children'
>) {
  const element = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)
  useLayoutEffect(() => {
    const modal = element.current
    modal?.showModal()
    if (focus === 'window') modal?.focus()
    return () => modal?.close()
  }, [focus])
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does the same
    <dialog
      ref={element}
      tabIndex={-1}
      aria-label={title}
      // Escape closes the dialog without asking React.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      onPointerDown={({ target }) => {
        pressed.current = target
      }}
      // A selection dragged onto the backdrop does not close it, nor does a second press.
      onClick={({ target, currentTarget, detail }) => {
        if (target === currentTarget && target === pressed.current && detail < 2) onClose()
      }}
      className={cx(
        'max-w-none overscroll-contain text-ink shadow-float transition-[translate,opacity] outline-none starting:opacity-0 backdrop:transition-opacity starting:backdrop:opacity-0',
        className,
      )}
      {...dialog}
    >
      <ErrorBoundary fallback={<DialogFailure onClose={onClose} />}>{children}</ErrorBoundary>
      <GlobalLiveRegion />
    </dialog>,
    document.body,
  )
}

const SIZES = {
  // The small size is for forms. The popup opens by itself, so the page stays visible behind it.
  sm: 'max-h-[85svh] sm:max-h-[92svh] sm:max-w-md',
  md: 'max-h-[92svh] sm:max-w-xl',
  lg: 'max-h-[92svh] sm:max-w-3xl',
}

/** A window with a heading that closes by a button too; a bottom sheet on phones. */
export function Dialog({
  onClose,
  title,
  description,
  size = 'md',
  children,
  footer,
}: {
  onClose: () => void
  title: string
  description?: string | undefined
  /** 448, 576 or 768 px wide from 640 px up. */
  size?: keyof typeof SIZES
  children: ReactNode
  /** The part that stays at the bottom edge while the content scrolls. */
  footer?: ReactNode
}) {
  const id = useId()
  return (
    <Modal
      title={title}
      aria-describedby={description && id}
      onClose={onClose}
      className={cx(
        'm-auto w-full scroll-pt-32 scroll-pb-24 overflow-y-auto bg-surface max-sm:mb-0 max-sm:rounded-t-lg sm:w-[calc(100%-3rem)] sm:rounded-lg starting:translate-y-6 backdrop:bg-shade/60',
        SIZES[size],
      )}
    >
      <div className="sticky top-0 z-20 flex items-start gap-4 border-b border-border bg-surface py-4 pr-3 pl-5 sm:pl-7">
        <div className="min-w-0 flex-1 py-1.5">
          <h2 className="display-small text-2xl">{title}</h2>
          {description && (
            <p id={id} className="mt-1.5 text-muted">
              {description}
            </p>
          )}
        </div>
        <CloseButton onClick={onClose} />
      </div>
      <div className="px-5 py-6 sm:px-7">{children}</div>
      {footer && (
        <div className="sticky bottom-0 z-20 border-t border-border bg-surface px-5 py-4 sm:px-7">
          {footer}
        </div>
      )}
    </Modal>
  )
}

/** Shown instead of a dialog's content when that failed to render. */
const DialogFailure = ({ onClose }: { onClose: () => void }) => (
  <div className="flex items-start gap-4 bg-surface p-5 text-ink">
    <p className="flex-1 py-2.5">This could not be shown. Please close it and try again.</p>
    <CloseButton onClick={onClose} />
  </div>
)

/** The cross in the corner of a window. */
export function CloseButton({ onClick }: { onClick: () => void }) {
  return <IconButton label="Close" variant="plain" icon="X" size={22} onClick={onClick} />
}
