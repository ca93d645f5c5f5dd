import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { IconButton } from '../buttons/IconButton.tsx'
import { Icon } from '../icons/Icon.tsx'

type DialogFrameProps = {
  open: boolean
  /** Escape, or a press beside the window. */
  onClose: () => void
  /** How dark the page behind gets: pictures want more than forms. */
  shade?: 'form' | 'picture'
  children: ReactNode
}

/** The frame of every window over the page: above all else, with the page dimmed behind it. */
export function DialogFrame({ open, onClose, shade = 'form', children }: DialogFrameProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop
          className={cx(
            'fixed inset-0 z-50 transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0',
            shade === 'form' ? 'bg-dark/60' : 'bg-dark/80',
          )}
        />
        {children}
      </Base.Portal>
    </Base.Root>
  )
}

/** The cross in the corner of a window. */
export function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <IconButton
      label="Close"
      variant="plain"
      icon={<Icon name="X" size={22} />}
      onClick={onClick}
    />
  )
}
