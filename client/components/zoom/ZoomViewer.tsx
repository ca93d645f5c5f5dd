import { Dialog as Base } from '@base-ui/react/dialog'
import { useRef, useState, type KeyboardEvent } from 'react'
import { cx } from '../cx.ts'
import { CloseButton, DialogFrame } from '../dialog/DialogFrame.tsx'
import { useFullscreen } from './use-fullscreen.ts'
import type { ZoomRequest } from './zoom-context.ts'
import type { ZoomControls } from './zoom-gestures.ts'
import { ZoomStage } from './ZoomStage.tsx'
import { ZoomToolbar } from './ZoomToolbar.tsx'

const PAN_PX = 60

export type ZoomViewerProps = ZoomRequest & {
  open: boolean
  onClose: () => void
  /** Gets the focus back. */
  returnTo: Element | null
}

/**
 * One picture large over the page: zoom, pan, fullscreen, further pictures. Closes by button,
 * Escape and a press beside the picture.
 */
export function ZoomViewer({ open, ...opened }: ZoomViewerProps) {
  return (
    <DialogFrame open={open} onClose={opened.onClose} shade="picture">
      <Window {...opened} />
    </DialogFrame>
  )
}

/** Mounted anew whenever the viewer opens. */
function Window({
  title,
  pictures,
  index: first,
  onClose,
  returnTo,
}: Omit<ZoomViewerProps, 'open'>) {
  const popup = useRef<HTMLDivElement>(null)
  const stage = useRef<ZoomControls>(null)
  const fullscreen = useFullscreen(popup)
  const [index, setIndex] = useState(first)
  const [scale, setScale] = useState(1)
  const picture = pictures[index]
  const several = pictures.length > 1

  const turn = (direction: 1 | -1) => {
    if (!several) return
    setScale(1)
    setIndex((before) => (before + direction + pictures.length) % pictures.length)
  }

  // Sideways keys move a zoomed picture and turn to the next one otherwise.
  const sideways = (direction: 1 | -1) =>
    scale > 1 ? stage.current?.pan(direction * PAN_PX, 0) : turn(direction)
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => stage.current?.step(1),
    '=': () => stage.current?.step(1),
    '-': () => stage.current?.step(-1),
    '0': () => stage.current?.reset(),
    ArrowLeft: () => sideways(-1),
    ArrowRight: () => sideways(1),
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
    <Base.Popup
      ref={popup}
      initialFocus={popup}
      finalFocus={() => (returnTo instanceof HTMLElement ? returnTo : true)}
      onKeyDown={onKeyDown}
      className={cx(
        'night fixed inset-0 z-50 flex flex-col overflow-hidden shadow-float outline-none',
        'transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0',
        !fullscreen.active && 'sm:inset-6 sm:rounded-lg lg:inset-10',
      )}
    >
      <div className="flex items-center gap-4 border-b border-night-line py-2 pr-2 pl-5">
        <Base.Title className="line-clamp-2 min-w-0 flex-1 text-base/snug font-semibold">
          {title}
        </Base.Title>
        {several && (
          <output className="text-sm text-on-night-muted tabular-nums">
            {index + 1} / {pictures.length}
          </output>
        )}
        <CloseButton onClick={onClose} />
      </div>
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
        onTurn={several ? turn : undefined}
      />
    </Base.Popup>
  )
}
