import { pointer, select } from 'd3-selection'
import { zoom, zoomIdentity, type D3ZoomEvent } from 'd3-zoom'
import { createWheelSteps } from './wheel-steps.ts'
import { steppedScale, toggledScale, ZOOM } from './zoom-scale.ts'

const DOUBLE_REPORT_MS = 400

/** What the viewer's buttons and keys do to the picture. */
export type ZoomControls = {
  /** One step in or out around the middle. */
  step: (direction: 1 | -1) => void
  /** The whole picture, in the middle. */
  reset: () => void
  /** Moves the view by px of the screen, as far as the picture goes. */
  pan: (right: number, down: number) => void
}

export type AttachedZoom = ZoomControls & { detach: () => void }

type Parts = {
  /** Takes the gestures and clips. */
  stage: HTMLElement
  /** As large as the stage; what is moved and scaled. */
  layer: HTMLElement
  /** Stands in the layer, fitted to it. */
  picture: HTMLElement
}

/**
 * Makes a picture zoomable: ctrl and wheel by tenths, pinch, double click and double tap, drag to
 * pan when zoomed; the picture cannot be lost from view. `onScale` hears every new scale.
 */
export function attachZoom(
  { stage, layer, picture }: Parts,
  onScale: (scale: number) => void,
): AttachedZoom {
  const target = select<HTMLElement, unknown>(stage)
  const wheelStep = createWheelSteps()
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
    if (!event.ctrlKey && !event.metaKey) {
      behaviour.translateBy(target, -event.deltaX / scale, -event.deltaY / scale)
      return
    }
    const direction = wheelStep(event)
    if (direction === 0) return
    const next = steppedScale(scale, direction, ZOOM.wheelStep)
    behaviour.scaleTo(target, next, pointer(event, stage))
  }

  let toggledAt = Number.NEGATIVE_INFINITY
  const onDoubleClick = (event: MouseEvent | TouchEvent) => {
    event.preventDefault()
    // Some browsers report a double tap as a double click too.
    if (event.timeStamp - toggledAt < DOUBLE_REPORT_MS) return
    toggledAt = event.timeStamp
    const at = 'changedTouches' in event ? event.changedTouches[0] : event
    const next = toggledScale(scale)
    if (next === 1) reset()
    else behaviour.scaleTo(target, next, pointer(at, stage))
  }

  const reset = () => behaviour.transform(target, zoomIdentity)

  // The picture's box limits how far it can be moved; it is known once the picture has loaded.
  const measure = () => {
    const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = picture
    behaviour.translateExtent([
      [left, top],
      [left + width, top + height],
    ])
    behaviour.translateBy(target, 0, 0)
  }

  target.call(behaviour).on('wheel.zoom', null).on('dblclick.zoom', onDoubleClick)
  // Not passive: the browser would zoom its own page.
  stage.addEventListener('wheel', onWheel, { passive: false })
  const resize = new ResizeObserver(measure)
  resize.observe(stage)
  resize.observe(picture)

  return {
    step: (direction) => behaviour.scaleTo(target, steppedScale(scale, direction)),
    reset,
    pan: (right, down) => behaviour.translateBy(target, -right / scale, -down / scale),
    detach() {
      resize.disconnect()
      stage.removeEventListener('wheel', onWheel)
      target.on('.zoom', null)
    },
  }
}
