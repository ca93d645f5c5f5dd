import {
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { IconButton } from '../buttons/Button.tsx'
import { cx } from '../cx.ts'
import { LiveRegion } from '../status/live-region.tsx'
import { CloseButton, Modal } from '../Dialog.tsx'
import { ZOOM, type ZoomControls } from './zoom-gestures.ts'
import { ZoomCanvas, type ZoomRequest } from './ZoomCanvas.tsx'

const PAN_PX = 60

/** A large picture over the page; closes by button, Escape and a press beside the picture. */
export function ZoomViewer({
  title,
  pictures,
  index: first,
  onClose,
}: ZoomRequest & { onClose: () => void }) {
  const popup = useRef<HTMLDivElement>(null)
  const [controls, setControls] = useState<ZoomControls>()
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
    scale > 1 ? controls?.pan(direction * PAN_PX, 0) : turn(direction)
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => controls?.step(1),
    '=': () => controls?.step(1),
    '-': () => controls?.step(-1),
    '0': () => controls?.reset(),
    ArrowLeft: () => sideways(-1),
    ArrowRight: () => sideways(1),
    ArrowUp: () => controls?.pan(0, -PAN_PX),
    ArrowDown: () => controls?.pan(0, PAN_PX),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const action = keys[event.key]
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    action()
  }

  return (
    <Modal
      title={title}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="h-auto max-h-none w-auto overflow-hidden backdrop:bg-shade/80 sm:inset-6 sm:rounded-lg lg:inset-10"
    >
      <div ref={popup} className="on-dark flex size-full flex-col">
        <div className="flex items-center gap-4 border-b border-dark-border py-2 pr-2 pl-5">
          <h2 className="line-clamp-2 min-w-0 flex-1 text-base/snug font-semibold">{title}</h2>
          {several && (
            <LiveRegion className="text-sm text-on-dark-muted tabular-nums">
              {`${index + 1} / ${pictures.length}`}
            </LiveRegion>
          )}
          <CloseButton onClick={onClose} />
        </div>
        <div className="min-h-0 flex-1 p-2 sm:p-4">
          {picture && (
            <ZoomCanvas
              key={index}
              onControls={setControls}
              picture={picture}
              onScale={setScale}
              onBackdrop={onClose}
            />
          )}
        </div>
        <Toolbar
          scale={scale}
          controls={controls}
          fullscreen={popup}
          turn={several ? turn : undefined}
        />
      </div>
    </Modal>
  )
}

/** The viewer's buttons, which can do everything that gestures do. */
function Toolbar({
  scale,
  controls,
  fullscreen,
  turn,
}: {
  scale: number
  controls: ZoomControls | undefined
  fullscreen: RefObject<HTMLElement | null>
  turn: ((direction: 1 | -1) => void) | undefined
}) {
  const isFull = useSyncExternalStore(onFullscreenChange, () => document.fullscreenElement !== null)
  return (
    <div
      role="toolbar"
      aria-label="Zoom"
      className="flex items-center justify-center gap-1 border-t border-dark-border p-2 sm:gap-2"
    >
      {turn && (
        <Tool label="Previous picture" icon="ChevronLeft" size={22} onClick={() => turn(-1)} />
      )}
      <Tool
        label="Zoom out"
        icon="ZoomOut"
        className={cx(scale <= ZOOM.min && 'opacity-40')}
        onClick={() => controls?.step(-1)}
      />
      <LiveRegion
        aria-label="Zoom level"
        className="w-14 text-center text-sm font-semibold tabular-nums"
      >
        {`${Math.round(scale * 100)}%`}
      </LiveRegion>
      <Tool
        label="Zoom in"
        icon="ZoomIn"
        className={cx(scale >= ZOOM.max && 'opacity-40')}
        onClick={() => controls?.step(1)}
      />
      <Tool label="Reset zoom" icon="RotateCcw" size={19} onClick={() => controls?.reset()} />
      {/* Phones have no full screen, and the picture fills theirs anyway. */}
      {document.fullscreenEnabled && (
        <Tool
          label={isFull ? 'Exit fullscreen' : 'Fullscreen'}
          icon={isFull ? 'Minimize' : 'Maximize'}
          onClick={() =>
            // A browser may refuse full screen.
            void (
              isFull ? document.exitFullscreen() : fullscreen.current?.requestFullscreen()
            )?.catch(() => undefined)
          }
        />
      )}
      {turn && <Tool label="Next picture" icon="ChevronRight" size={22} onClick={() => turn(1)} />}
    </div>
  )
}

const Tool = (props: ComponentProps<typeof IconButton>) => <IconButton variant="plain" {...props} />

function onFullscreenChange(onChange: () => void) {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}
