import { pointer, select } from 'd3-selection'
import { zoom, zoomIdentity, type D3ZoomEvent } from 'd3-zoom'

/** The zoom viewer's numbers (docs/product.md, 'Zoom viewer'); scale 1 shows the whole picture. */
export const ZOOM = {
  min: 0.5,
  max: 3,
  step: 0.25,
  wheelStep: 0.1,
  /** The scale after a double click at scale 1; at any other scale a double click resets. */
  doubleClick: 2,
} as const

const DOUBLE_REPORT_MS = 400
/** A mouse wheel's notch is larger; a trackpad's pinch sends many smaller events. */
const NOTCH_PX = 40

/** The actions of the viewer's buttons and keys. */
export type ZoomControls = {
  /** Zooms one step in or out around the middle. */
  step: (direction: 1 | -1) => void
  /** Shows the whole picture, in the middle. */
  reset: () => void
  /** Moves the view by px of the screen, as far as the picture goes. */
  pan: (right: number, down: number) => void
}

/**
 * Makes a picture zoomable: ctrl and wheel by tenths, pinch, double click and double tap, drag to
 * pan when zoomed; the picture cannot be lost from view.
 * @param stage the element that takes the gestures and clips
 * @param layer the element that is moved and scaled, as large as the stage
 * @param picture the picture in the middle of the layer, fitted to it
 * @param onScale is called with every new scale
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
    // A finger or mouse that moves less than this has pressed, not dragged.
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

  // The picture's box, which limits how far it moves, is known once the picture has loaded.
  const measure = () => {
    // This measures from the centre, as `offsetLeft` is rounded and may be half a pixel off.
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
    // A passive listener could not keep the browser from zooming its own page.
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

/** The scale after one step in (1) or out (-1), within the limits and without binary noise. */
function steppedScale(scale: number, direction: 1 | -1, step: number = ZOOM.step): number {
  const next = Math.round((scale + direction * step) * 1000) / 1000
  return Math.min(Math.max(next, ZOOM.min), ZOOM.max)
}
