import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useCallback, useRef, useState, type KeyboardEvent } from 'react'
import { cx } from '../cx.ts'
import { IconButton } from '../IconButton.tsx'
import { useFullscreen } from './use-fullscreen.ts'
import type { ZoomRequest } from './zoom-context.ts'
import type { ZoomControls } from './zoom-gestures.ts'
import { ZoomStage } from './ZoomStage.tsx'
import { ZoomToolbar } from './ZoomToolbar.tsx'

const PAN_PX = 60

export type ZoomViewerProps = ZoomRequest & {
  readonly open: boolean
  readonly onClose: () => void
  readonly returnTo: Element | null
}

/**
 * One picture large over the page: zoom, pan, fullscreen, further pictures. Closes by button,
 * Escape and a press beside the picture.
 */
export function ZoomViewer({ open, onClose, returnTo, ...request }: ZoomViewerProps) {
  const popup = useRef<HTMLDivElement>(null)
  const fullscreen = useFullscreen(popup)
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50 bg-night/80 transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          ref={popup}
          initialFocus={popup}
          finalFocus={() => (returnTo instanceof HTMLElement ? returnTo : true)}
          className={cx(
            'night fixed z-50 flex flex-col overflow-hidden shadow-float outline-none',
            'transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0',
            fullscreen.active ? 'inset-0' : 'inset-0 sm:inset-6 sm:rounded-lg lg:inset-10',
          )}
        >
          <Pictures {...request} onClose={onClose} fullscreen={fullscreen} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

type PicturesProps = ZoomRequest & {
  readonly onClose: () => void
  readonly fullscreen: ReturnType<typeof useFullscreen>
}

function Pictures({ title, pictures, index: first, onClose, fullscreen }: PicturesProps) {
  const [index, setIndex] = useState(first)
  const [scale, setScale] = useState(1)
  const stage = useRef<ZoomControls>(null)
  const picture = pictures[index]

  const turn = useCallback(
    (direction: 1 | -1) => {
      setScale(1)
      setIndex((before) => (before + direction + pictures.length) % pictures.length)
    },
    [pictures.length],
  )

  const keys: Readonly<Record<string, () => void>> = {
    '+': () => stage.current?.step(1),
    '=': () => stage.current?.step(1),
    '-': () => stage.current?.step(-1),
    '0': () => stage.current?.reset(),
    ArrowLeft: () => (scale > 1 ? stage.current?.pan(-PAN_PX, 0) : turn(-1)),
    ArrowRight: () => (scale > 1 ? stage.current?.pan(PAN_PX, 0) : turn(1)),
    ArrowUp: () => stage.current?.pan(0, -PAN_PX),
    ArrowDown: () => stage.current?.pan(0, PAN_PX),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }

  return (
    // Keys work wherever the focus is in the viewer; every one of them has a button as well.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="flex min-h-0 flex-1 flex-col" onKeyDown={onKeyDown}>
      <header className="flex items-center gap-4 border-b border-night-line py-2 pr-2 pl-5">
        <Base.Title className="min-w-0 flex-1 truncate text-base font-semibold">{title}</Base.Title>
        {pictures.length > 1 && (
          <p className="text-sm text-on-night-muted tabular-nums">
            {index + 1} / {pictures.length}
          </p>
        )}
        <IconButton
          label="Close"
          variant="plain"
          icon={<X size={22} aria-hidden="true" />}
          onClick={onClose}
        />
      </header>
      <div className="min-h-0 flex-1 p-2 sm:p-4">
        {picture && (
          <ZoomStage
            key={index}
            ref={stage}
            picture={picture}
            onScale={setScale}
            onBackdrop={onClose}
          />
        )}
      </div>
      <ZoomToolbar
        scale={scale}
        onStep={(direction) => stage.current?.step(direction)}
        onReset={() => stage.current?.reset()}
        fullscreen={fullscreen}
        onTurn={pictures.length > 1 ? turn : undefined}
      />
    </div>
  )
}
