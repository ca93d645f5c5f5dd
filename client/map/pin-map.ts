import {
  control,
  divIcon,
  latLngBounds,
  map as createMap,
  marker,
  tileLayer,
  type Marker,
} from 'leaflet'
import { isOneSpot, MAX_PINS, pinGroups } from '../../domain/place/pin-groups.ts'
import { overlap, spreadPins, type Box, type Offset } from '../../domain/place/spread-pins.ts'
import type { MapTiles } from '../../schemas/generated/data.generated.ts'
import { lineTo, pinButton } from './pin-elements.ts'
import type { PlacedProject } from './placed-project.ts'

type Group = readonly PlacedProject[]

type Pin = {
  marker: Marker
  button: HTMLButtonElement
  group: Group
  /** How far the pin was moved from its place, and the line that shows it. */
  offset: Offset
  line?: Marker
}

/** The events on the map. */
type Listeners = {
  /** A pin was pressed; it stands for one project, or for several on one spot. */
  onOpen: (group: Group) => void
  /** A pin is pointed at or has the focus; undefined when none is. */
  onHighlight: (path: string | undefined) => void
  /** Some pictures of the visible part failed to load, or all have loaded. */
  onTiles: (failed: boolean) => void
}

/** The closest zoom at first, about that of streets. */
const FIRST_ZOOM = 14

/** The height of the attribution line, which is also kept free around the zoom's buttons, in px. */
const ATTRIBUTION_HEIGHT = 28

/** The height of a pin's foot, in px. */
const PIN_FOOT_HEIGHT = 5

/** The space around a part that is brought into view, in px. */
const PADDING = 48

/** Draws a map of projects, at least one, into an element. */
export function createPinMap(
  container: HTMLElement,
  firstProjects: Group,
  tiles: Pick<MapTiles, 'url' | 'maxZoom'>,
  { onOpen, onHighlight, onTiles }: Listeners,
) {
  const isAnimated = !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = createMap(container, {
    attributionControl: false,
    zoomControl: false,
    // The wheel scrolls the page.
    scrollWheelZoom: false,
    maxZoom: tiles.maxZoom,
    zoomAnimation: isAnimated,
    fadeAnimation: isAnimated,
    inertia: isAnimated,
  })
  const boundsOf = (group: Group) => latLngBounds(group.map(({ place }) => place))
  let projects = firstProjects
  const fitProjects = () =>
    map.fitBounds(boundsOf(projects), {
      maxZoom: FIRST_ZOOM,
      // Pins stand above their places, and the zoom's buttons are at the right.
      paddingTopLeft: [PADDING, PADDING],
      paddingBottomRight: [2 * PADDING, PADDING],
      animate: false,
    })
  fitProjects()
  // Leaflet's own plus and minus are HTML, which the Trusted Types policy refuses.
  const zoom = control.zoom({ position: 'topright', zoomInText: '+', zoomOutText: '–' }).addTo(map)

  let failed = false
  tileLayer(tiles.url, { maxZoom: tiles.maxZoom })
    .on('loading', () => (failed = false))
    .on('tileerror', () => onTiles((failed = true)))
    .on('load', () => onTiles(failed))
    .addTo(map)

  const pins = new Map<string, Pin>()
  let covered: { path: string; card: HTMLElement } | undefined
  /** The zoom for which these pins were moved apart. */
  let spreadAt: number | undefined

  function createPin(group: Group): Pin | undefined {
    const [first] = group
    if (!first) return undefined
    const button = pinButton(first, group.length)
    const isSingle = group.length === 1
    const icon = divIcon({ html: button, className: 'map-spot', iconSize: [0, 0] })
    const highlight = () => onHighlight(isSingle ? first.path : undefined)
    const clearHighlight = () => onHighlight(undefined)
    button.addEventListener('focus', () => {
      highlight()
      if (button.matches(':focus-visible')) bringIntoView(pin)
    })
    button.addEventListener('blur', clearHighlight)
    const pinMarker = marker(boundsOf(group).getCenter(), { icon, keyboard: false })
      .on('mouseover', highlight)
      .on('mouseout', clearHighlight)
      .on('click', () => {
        if (isOneSpot(group) || map.getZoom() >= map.getMaxZoom()) {
          onOpen(group)
          return
        }
        // The pin disappears for the pins of its single projects, so the map takes the focus.
        container.focus({ preventScroll: true })
        map.fitBounds(boundsOf(group), { padding: [PADDING, PADDING] })
      })
    const pin: Pin = { marker: pinMarker.addTo(map), button, group, offset: { dx: 0, dy: 0 } }
    return pin
  }

  function bringIntoView({ marker: pinMarker, offset: { dx, dy } }: Pin): void {
    const { x, y } = map.latLngToContainerPoint(pinMarker.getLatLng())
    const place = map.containerPointToLatLng([x + dx, y + dy])
    map.panInside(place, { padding: [PADDING, PADDING] })
  }

  /** Draws the pins of this zoom; of thousands only those nearby. */
  function draw(): void {
    const paddedBounds = map.getBounds().pad(1)
    const groups = new Map(
      pinGroups(projects, map.getZoom())
        .filter((group) => projects.length <= MAX_PINS || paddedBounds.intersects(boundsOf(group)))
        .map((group) => [group.map(({ path }) => path).join(' '), group]),
    )
    for (const [key, pin] of pins) {
      if (groups.has(key)) continue
      pin.marker.remove()
      pin.line?.remove()
      pins.delete(key)
      spreadAt = undefined
    }
    for (const [key, group] of groups) {
      if (pins.has(key)) continue
      const pin = createPin(group)
      if (pin) pins.set(key, pin)
      spreadAt = undefined
    }
    if (spreadAt === map.getZoom()) return
    spreadAt = map.getZoom()
    spread()
  }

  /** Hides pins that an open card touches, except its own, as nobody can read half of a pin. */
  function hideCovered(): void {
    const ownPin = pinOf(covered?.path)
    const card = covered?.card.getBoundingClientRect()
    for (const pin of pins.values()) {
      const isUnder = card && pin !== ownPin && overlap(pin.button.getBoundingClientRect(), card)
      pin.button.toggleAttribute('data-covered', isUnder === true)
      pin.line?.getElement()?.toggleAttribute('data-covered', isUnder === true)
    }
  }

  /** Moves pins apart that would cover each other, with a line from each to its place. */
  function spread(): void {
    const { x: width, y: height } = map.getSize()
    const { offsetWidth = 0, offsetHeight = 0 } = zoom.getContainer() ?? {}
    const frame = { left: 0, top: 0, right: width, bottom: height - ATTRIBUTION_HEIGHT }
    const zoomButtonsBox = {
      left: width - offsetWidth - ATTRIBUTION_HEIGHT,
      top: 0,
      right: width,
      bottom: offsetHeight + ATTRIBUTION_HEIGHT,
    }
    const all = [...pins.values()]
    const boxes = all.map((pin): Box => {
      const { x, y } = map.latLngToContainerPoint(pin.marker.getLatLng())
      const half = pin.button.offsetWidth / 2 + 1
      return {
        left: x - half,
        right: x + half,
        top: y - pin.button.offsetHeight - PIN_FOOT_HEIGHT,
        bottom: y - PIN_FOOT_HEIGHT,
      }
    })
    for (const [index, offset] of spreadPins(boxes, frame, [zoomButtonsBox]).entries()) {
      const pin = all[index]
      if (!pin) continue
      const { dx, dy } = offset
      pin.offset = offset
      pin.button.style.translate = `calc(${dx}px - 50%) ${dy}px`
      pin.line?.remove()
      delete pin.line
      if (dx !== 0 || dy !== 0) pin.line = lineTo(offset, pin.marker.getLatLng()).addTo(map)
    }
  }
  function redraw(): void {
    draw()
    hideCovered()
  }
  draw()
  map.on('moveend', redraw)

  // Parts above the map open and close; Leaflet itself only notices a new size of the window.
  const sizeObserver = new ResizeObserver(() => map.invalidateSize({ pan: false }))
  sizeObserver.observe(container)

  const pinOf = (path: string | undefined): Pin | undefined =>
    [...pins.values()].find(({ group }) => group.some((project) => project.path === path))

  return {
    /** Shows other projects, from where the visitor is, unless none of them is in view there. */
    show(next: Group): void {
      projects = next
      if (next.some(({ place }) => map.getBounds().contains(place))) redraw()
      else fitProjects()
    },
    /** Highlights the pin of a project and no other. */
    highlight(path: string | undefined): void {
      const target = path === undefined ? undefined : pinOf(path)
      for (const pin of pins.values()) pin.button.toggleAttribute('data-marked', pin === target)
    },
    /** Moves an opened project's pin out from under its card; without one, shows all pins. */
    cover(project?: PlacedProject, card?: HTMLElement): void {
      covered = project && card && { path: project.path, card }
      hideCovered()
      if (!project || !card) return
      const bottom = Math.min(card.offsetHeight + PADDING, map.getSize().y - 2 * PADDING)
      map.panInside(project.place, {
        paddingTopLeft: [PADDING, PADDING],
        paddingBottomRight: [PADDING, bottom],
      })
    },
    /** Moves the focus to the pin of a project, or to the map where it has none now. */
    focus: ({ path }: PlacedProject): void => (pinOf(path)?.button ?? container).focus(),
    remove(): void {
      sizeObserver.disconnect()
      map.remove()
    },
  }
}
