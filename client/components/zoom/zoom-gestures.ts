import { pointer, select } from 'd3-selection'
import { zoom, zoomIdentity, type D3ZoomEvent } from 'd3-zoom'

/** The zoom viewer's numbers (docs/product.md, 'Zoom viewer'); scale 1 shows the whole picture. */
export const ZOOM = {
  min: 0.5,
  max: 3,
  step: 0.25,
  wheelStep: 0.1,
  /** What a double click zooms to from scale 1; from any other scale it resets. */
  doubleClick: 2,
} as const

const DOUBLE_REPORT_MS = 400
/** A mouse's notch reports more, a trackpad's pinch dozens of events of a few px. */
const NOTCH_PX = 40

/** What the viewer's buttons and keys do to the picture. */
export type ZoomControls = {
  /** One step in or out around the middle. */
  step: (direction: 1 | -1) => void
  /** The whole picture, in the middle. */
  reset: () => void
  /** Moves the view by px of the screen, as far as the picture goes. */
  pan: (right: number, down: number) => void
}

/**
 * Makes a picture zoomable: ctrl and wheel by tenths, pinch, double click and double tap, drag to
 * pan when zoomed; the picture cannot be lost from view.
 * @param stage takes the gestures and clips
 * @param layer as large as the stage; what is moved and scaled
 * @param picture in the middle of the layer, fitted to it
 * @param onScale hears every new scale
 */
export function attachZoom(
  stage: HTMLElement,
  layer: HTMLElement,
  picture: HTMLElement,
  onScale: (scale: number) => void,
): ZoomControls & { detach: () => void } {
  const target = select<HTMLElement, unknown>(stage)
  let scale = 1

  const behaviour = zoom<HTMLElement, unknown>()
    .scaleExtent([ZOOM.min, ZOOM.max])
    // A finger or a mouse that moves less than this has pressed, not dragged.
    .clickDistance(4)
    .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
      const following = sourceEvent instanceof Event && sourceEvent.type.endsWith('move')
      layer.toggleAttribute('data-following', following)
      layer.style.transform = `translate(${transform.x}px, ${transform.y}px) scale(${transform.k})`
      scale = transform.k
      onScale(scale)
    })

  const onWheel = (event: WheelEvent) => {
    event.preventDefault()
    const { deltaX, deltaY, deltaMode } = event
    if (event.ctrlKey || event.metaKey) {
      const part = deltaMode === 0 ? Math.min(Math.abs(deltaY) / NOTCH_PX, 1) : 1
      const next = steppedScale(scale, deltaY < 0 ? 1 : -1, ZOOM.wheelStep * part)
      behaviour.scaleTo(target, next, pointer(event, stage))
    } else behaviour.translateBy(target, -deltaX / scale, -deltaY / scale)
  }

  let toggledAt = Number.NEGATIVE_INFINITY
  const onDoubleClick = (event: MouseEvent | TouchEvent) => {
    event.preventDefault()
    // Some browsers report a double tap as a double click too.
    if (event.timeStamp - toggledAt < DOUBLE_REPORT_MS) return
    toggledAt = event.timeStamp
    const press = 'changedTouches' in event ? event.changedTouches[0] : event
    if (scale === 1) behaviour.scaleTo(target, ZOOM.doubleClick, pointer(press, stage))
    else reset()
  }

  const reset = () => behaviour.transform(target, zoomIdentity)

  // The picture's box limits how far it can be moved; it is known once the picture has loaded.
  const measure = () => {
    // From the centre: `offsetLeft` is rounded to whole px, which can be half a pixel off.
    const left = (stage.clientWidth - picture.offsetWidth) / 2
    const top = (stage.clientHeight - picture.offsetHeight) / 2
    behaviour.translateExtent([
      [left, top],
      [stage.clientWidth - left, stage.clientHeight - top],
    ])
    behaviour.translateBy(target, 0, 0)
  }

  target
    .call(behaviour)
    // Not passive: the browser would zoom its own page.
    .on('wheel.zoom', onWheel, { passive: false })
    .on('dblclick.zoom', onDoubleClick)
  const resize = new ResizeObserver(measure)
  resize.observe(stage)
  resize.observe(picture)

  return {
    step: (direction) => behaviour.scaleTo(target, steppedScale(scale, direction)),
    reset,
    pan: (right, down) => behaviour.translateBy(target, -right / scale, -down / scale),
    detach() {
      resize.disconnect()
      target.on('.zoom', null)
    },
  }
}

/** The scale one step in (1) or out (-1), within the limits, free of floating-point dust. */
function steppedScale(scale: number, direction: 1 | -1, step: number = ZOOM.step): number {
  const next = Math.round((scale + direction * step) * 1000) / 1000
  return Math.min(Math.max(next, ZOOM.min), ZOOM.max)
}
