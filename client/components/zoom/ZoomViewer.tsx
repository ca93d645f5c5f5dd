import {
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useEffect,
} from 'react'
import { IconButton } from '../buttons/Button.tsx'
import { cx } from '../cx.ts'
import { LiveRegion, useAnnounceChange } from '../status/live-region.tsx'
import { CloseButton, Modal } from '../Dialog.tsx'
import { ZOOM, type ZoomControls, attachZoom } from './zoom-gestures.ts'
import type { ImageView } from '../../../domain/image/images.ts'
import { useShell } from '../../layout/shell-context.ts'
import { pictureSources } from '../picture/picture-sources.ts'
import { Spinner } from '../status/Spinner.tsx'
import { Icon } from '../icons/Icon.tsx'

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

/** The picture that the zoom viewer opens with. */
export type ZoomRequest = {
  title: string
  pictures: readonly { view: ImageView; alt: string }[]
  index: number
}

/** The viewer's picture, fitted to the available room, with its gestures. */
function ZoomCanvas({
  picture,
  onControls,
  onScale,
  onBackdrop,
}: {
  picture: ZoomRequest['pictures'][number]
  onControls: (controls: ZoomControls) => void
  onScale: (scale: number) => void
  onBackdrop: () => void
}) {
  const stage = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  useAnnounceChange(state === 'failed' && `${picture.alt} could not be loaded.`)
  const { imageBase } = useShell()
  const { src, sources, width, height } = pictureSources(picture.view, imageBase, 'gallery')

  useEffect(() => {
    if (!stage.current || !layer.current || !image.current) return
    const attached = attachZoom(stage.current, layer.current, image.current, onScale)
    onControls(attached)
    return () => attached.detach()
  }, [onControls, onScale])

  return (
    // The keyboard closes the viewer by Escape or the button; this is a third way for pointers.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={stage}
      // The second press of a double click belongs to the first, which may have opened the viewer.
      onClick={({ target, detail }) => {
        if (target !== image.current && detail < 2) onBackdrop()
      }}
      className="relative h-full touch-none overflow-hidden select-none"
    >
      <div
        ref={layer}
        className="absolute inset-0 origin-top-left not-data-following:transition-transform"
      >
        <picture>
          {sources.map(({ type, srcSet }) => (
            // The size is larger than the screen, so that the picture stays sharp when zoomed.
            <source key={type} type={type} srcSet={srcSet} sizes="200vw" />
          ))}
          <img
            ref={image}
            src={src}
            alt={picture.alt}
            width={width}
            height={height}
            draggable={false}
            onLoad={() => setState('loaded')}
            onError={() => setState('failed')}
            className="absolute inset-0 m-auto h-auto max-h-full w-auto max-w-full scheme-only-light bg-white"
          />
        </picture>
      </div>
      {state === 'loading' && (
        <div className="pointer-events-none absolute inset-0 grid place-items-center">
          <p className="flex items-center justify-center gap-3 py-12 text-muted">
            <Spinner />
            <span>Loading picture…</span>
          </p>
        </div>
      )}
      {state === 'failed' && (
        <p className="pointer-events-none absolute inset-0 grid place-content-center justify-items-center gap-3 bg-dark text-on-dark">
          <Icon name="ImageOff" size={36} strokeWidth={1.5} />
          <span>Failed to Load</span>
        </p>
      )}
    </div>
  )
}
