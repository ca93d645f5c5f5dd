import { Dialog as Base } from '@base-ui/react/dialog'
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { IconButton } from '../buttons/IconButton.tsx'
import { cx } from '../cx.ts'
import { CloseButton, DialogFrame } from '../dialog/DialogFrame.tsx'
import { ZOOM, type ZoomControls } from './zoom-gestures.ts'
import { ZoomCanvas } from './ZoomCanvas.tsx'
import type { ZoomRequest } from './ZoomLink.tsx'
import { Icon, type IconName } from '../icons/Icon.tsx'

const PAN_PX = 60

type ZoomViewerProps = ZoomRequest & { open: boolean; onClose: () => void }

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
function Window({ title, pictures, index: first, onClose }: Omit<ZoomViewerProps, 'open'>) {
  const popup = useRef<HTMLDivElement>(null)
  const canvas = useRef<ZoomControls>(null)
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
    scale > 1 ? canvas.current?.pan(direction * PAN_PX, 0) : turn(direction)
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => canvas.current?.step(1),
    '=': () => canvas.current?.step(1),
    '-': () => canvas.current?.step(-1),
    '0': () => canvas.current?.reset(),
    ArrowLeft: () => sideways(-1),
    ArrowRight: () => sideways(1),
    ArrowUp: () => canvas.current?.pan(0, -PAN_PX),
    ArrowDown: () => canvas.current?.pan(0, PAN_PX),
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
      onKeyDown={onKeyDown}
      className={cx(
        'dark fixed inset-0 z-50 flex flex-col overflow-hidden shadow-float outline-none',
        'transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0',
        !fullscreen.active && 'sm:inset-6 sm:rounded-lg lg:inset-10',
      )}
    >
      <div className="flex items-center gap-4 border-b border-dark-border py-2 pr-2 pl-5">
        <Base.Title className="line-clamp-2 min-w-0 flex-1 text-base/snug font-semibold">
          {title}
        </Base.Title>
        {several && (
          <output className="text-sm text-on-dark-muted tabular-nums">
            {index + 1} / {pictures.length}
          </output>
        )}
        <CloseButton onClick={onClose} />
      </div>
      <div className="min-h-0 flex-1 p-2 sm:p-4">
        {picture && (
          <ZoomCanvas
            key={index}
            ref={canvas}
            picture={picture}
            onScale={setScale}
            onBackdrop={onClose}
          />
        )}
      </div>
      <Toolbar
        scale={scale}
        controls={canvas}
        fullscreen={fullscreen}
        turn={several ? turn : undefined}
      />
    </Base.Popup>
  )
}

/** The viewer's buttons; everything a gesture does, a button does as well. */
function Toolbar({
  scale,
  controls,
  fullscreen,
  turn,
}: {
  scale: number
  controls: RefObject<ZoomControls | null>
  fullscreen: ReturnType<typeof useFullscreen>
  /** Absent with a single picture. */
  turn: ((direction: 1 | -1) => void) | undefined
}) {
  return (
    <div
      role="toolbar"
      aria-label="Zoom"
      className="flex items-center justify-center gap-1 border-t border-dark-border p-2 sm:gap-2"
    >
      {turn && (
        <Tool label="Previous picture" icon="ChevronLeft" size={22} onPress={() => turn(-1)} />
      )}
      <Tool
        label="Zoom out"
        icon="ZoomOut"
        faded={scale <= ZOOM.min}
        onPress={() => controls.current?.step(-1)}
      />
      <output
        aria-label="Zoom level"
        className="w-14 text-center text-sm font-semibold tabular-nums"
      >
        {`${Math.round(scale * 100)}%`}
      </output>
      <Tool
        label="Zoom in"
        icon="ZoomIn"
        faded={scale >= ZOOM.max}
        onPress={() => controls.current?.step(1)}
      />
      <Tool
        label="Reset zoom"
        icon="RotateCcw"
        size={19}
        onPress={() => controls.current?.reset()}
      />
      <Tool
        label={fullscreen.active ? 'Exit fullscreen' : 'Fullscreen'}
        icon={fullscreen.active ? 'Minimize' : 'Maximize'}
        onPress={fullscreen.toggle}
      />
      {turn && <Tool label="Next picture" icon="ChevronRight" size={22} onPress={() => turn(1)} />}
    </div>
  )
}

function Tool({
  label,
  icon,
  size = 20,
  faded = false,
  onPress,
}: {
  label: string
  icon: IconName
  size?: number
  /** It has reached its limit. */
  faded?: boolean
  onPress: () => void
}) {
  return (
    <IconButton
      label={label}
      variant="plain"
      icon={<Icon name={icon} size={size} />}
      onClick={onPress}
      className={faded ? 'opacity-40' : ''}
    />
  )
}

/**
 * Whether an element fills the screen, and the switch. Where the browser cannot (phones), `active`
 * still turns, so that the element can fill the window at least.
 */
function useFullscreen(element: RefObject<HTMLElement | null>) {
  const [active, setActive] = useState(false)

  useEffect(() => {
    const onChange = () => setActive(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', onChange)
    return () => document.removeEventListener('fullscreenchange', onChange)
  }, [])

  const toggle = () => {
    if (document.fullscreenElement) {
      void document.exitFullscreen()
      return
    }
    const asked = element.current?.requestFullscreen?.()
    if (!asked) setActive(!active)
    asked?.catch(() => setActive((was) => !was))
  }
  return { active, toggle }
}
