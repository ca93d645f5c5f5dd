import {
  divIcon,
  latLngBounds,
  map as createMap,
  marker,
  point,
  tileLayer,
  type Marker,
} from 'leaflet'
import { overlap, type Box } from '../../domain/place/map-pins.ts'
import type { MapTiles } from '../../schemas/generated/data.generated.ts'
import { pinButton, boxAround, createPinGroups, middleOf, type PinGroup } from './pin-groups.ts'
import { createPinRuler } from './pin-ruler.ts'
import type { PlacedProject } from './placed-project.ts'

type Projects = readonly PlacedProject[]
type Pin = { marker: Marker; button: HTMLButtonElement; group: PinGroup }

/** The events on the map. */
type Listeners = {
  /** A pin was pressed that no zoom parts. */
  onOpen: (projects: Projects) => void
  /** The projects of the pin that is pointed at or has the focus; none when no pin is. */
  onHighlight: (projects: Projects) => void
  /** Some pictures of the visible part failed to load, or all have loaded. */
  onTiles: (failed: boolean) => void
  /** The map shows another part. */
  onMove: (canZoom: { in: boolean; out: boolean }) => void
}

/** The closest zoom at first and after a filter, about that of streets. */
const FIRST_ZOOM = 14

/** Of more pins than this only those nearby are drawn. */
const MAX_PINS = 300

/** The space around pins that are brought into view, in px. */
const PADDING = 8

/** Draws a map of projects into an element; `show` says which. */
export function createPinMap(
  container: HTMLElement,
  tiles: Pick<MapTiles, 'url' | 'maxZoom'>,
  { onOpen, onHighlight, onTiles, onMove }: Listeners,
) {
  const { maxZoom } = tiles
  const isAnimated = !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = createMap(container, {
    attributionControl: false,
    zoomControl: false,
    // The wheel scrolls the page.
    scrollWheelZoom: false,
    minZoom: 0,
    maxZoom,
    zoomAnimation: isAnimated,
    fadeAnimation: isAnimated,
    inertia: isAnimated,
  })

  let failed = false
  tileLayer(tiles.url, { maxZoom })
    .on('loading', () => (failed = false))
    .on('tileerror', () => onTiles((failed = true)))
    .on('load', () => onTiles(failed))
    .addTo(map)

  const pins = new Map<string, Pin>()
  let shown: Projects = []
  let covered: { path: string; card: HTMLElement } | undefined
  let highlighted: string | undefined
  /** Whether all pins were whole within the frame when they were drawn last. */
  let isWhole = false
  let groupsAt: (zoom: number) => readonly PinGroup[] = () => []
  const regroup = () => (groupsAt = createPinGroups(shown, maxZoom, ruler.sizeOf))
  const ruler = createPinRuler(container, () => {
    regroup()
    keepWhole(draw)
  })

  const pinOf = (path: string | undefined): Pin | undefined =>
    [...pins.values()].find(({ group }) => group.projects.some((project) => project.path === path))

  const fits = ({ left, right, top, bottom }: Box): boolean => {
    const { x, y } = map.getSize()
    return right - left + 2 * PADDING <= x && bottom - top + 2 * PADDING <= y
  }

  /** Whether all pins of this zoom lie whole within the frame. */
  function isAllWithin(): boolean {
    const { min, max } = map.getPixelBounds()
    if (!min || !max) return false
    const { left, right, top, bottom } = boxAround(groupsAt(map.getZoom()))
    return left >= min.x && right <= max.x && top >= min.y && bottom <= max.y
  }

  /** Shows the whole pins of these projects as near as they fit, between two zooms. */
  function fit(projects: Projects, least: number, most: number, animate: boolean): void {
    const members = new Set(projects)
    const pinsAt = (zoom: number) =>
      boxAround(groupsAt(zoom).filter((group) => group.projects.some((one) => members.has(one))))
    const bounds = latLngBounds(projects.map(({ place }) => place))
    const spare = point(2 * PADDING, 2 * PADDING)
    let zoom = Math.max(least, Math.min(most, map.getBoundsZoom(bounds, false, spare)))
    while (zoom > least && !fits(pinsAt(zoom))) zoom -= 1
    map.setView(map.unproject(middleOf(pinsAt(zoom)), zoom), zoom, { animate })
  }

  const fitAll = () => fit(shown, 0, Math.min(FIRST_ZOOM, maxZoom), false)

  /** Shows all pins again where they were all seen before a change and are not after it. */
  function keepWhole(change: () => void): void {
    const wasWhole = isWhole
    change()
    if (wasWhole && !isAllWithin()) fitAll()
  }

  function press({ projects }: PinGroup): void {
    const zoom = map.getZoom()
    const isOneAtLast = () =>
      groupsAt(maxZoom).some((group) => projects.every((one) => group.projects.includes(one)))
    if (projects.length === 1 || zoom >= maxZoom || isOneAtLast()) onOpen(projects)
    else fit(projects, zoom + 1, maxZoom, isAnimated)
  }

  function createPin(group: PinGroup): Pin {
    const button = pinButton(group)
    const icon = divIcon({ html: button, className: 'map-spot', iconSize: [0, 0] })
    const highlight = () => onHighlight(pin.group.projects)
    const clearHighlight = () => onHighlight([])
    button.addEventListener('focus', () => {
      highlight()
      if (button.matches(':focus-visible')) bringIntoView(pin)
    })
    button.addEventListener('blur', clearHighlight)
    // React's onPointerEnter of a card runs at `pointerout`, before `pointerleave` would clear it.
    button.addEventListener('pointerover', highlight)
    button.addEventListener('pointerout', clearHighlight)
    const pinMarker = marker(group.place, { icon, keyboard: false }).addTo(map)
    const pin: Pin = { marker: pinMarker, button, group }
    pinMarker.on('click', () => press(pin.group))
    return pin
  }

  /** Moves the map until a pin is whole within it, above what covers the foot of the map. */
  function bringIntoView({ button, group }: Pin, foot = PADDING): void {
    const side = button.offsetWidth / 2 + PADDING
    const top = 2 * button.offsetHeight
    map.panInside(group.place, {
      paddingTopLeft: [side, top],
      paddingBottomRight: [side, Math.min(foot, map.getSize().y - top)],
    })
  }

  /** Draws the pins of this zoom; those that stay are not made anew. */
  function draw(): void {
    const focused = [...pins.values()].find(({ button }) => button === document.activeElement)
    const isFocusSeen = focused?.button.matches(':focus-visible')
    const all = groupsAt(map.getZoom())
    const nearby = map.getBounds().pad(1)
    const groups = new Map(
      all
        .filter(({ place }) => all.length <= MAX_PINS || nearby.contains(place))
        .map((group) => [`${group.name} ${group.place.lat} ${group.place.lng}`, group]),
    )
    for (const [key, pin] of pins) {
      const group = groups.get(key)
      if (group) {
        pin.group = group
        groups.delete(key)
      } else {
        pin.marker.remove()
        pins.delete(key)
      }
    }
    for (const [key, group] of groups) pins.set(key, createPin(group))
    // A pin that has become others hands its focus to the first of them.
    if (focused && !focused.button.isConnected) {
      const next = isFocusSeen ? pinOf(focused.group.projects[0]?.path)?.button : undefined
      ;(next ?? container).focus({ preventScroll: true })
    }
    isWhole = isAllWithin()
    highlight(highlighted)
    hideCovered()
  }

  /** Highlights the pin of a project and no other. */
  function highlight(path: string | undefined): void {
    highlighted = path
    const target = pinOf(path)
    for (const pin of pins.values()) pin.button.toggleAttribute('data-marked', pin === target)
  }

  /** Hides pins that an open card touches, except its own, as nobody can read half of a pin. */
  function hideCovered(): void {
    const ownPin = pinOf(covered?.path)
    const card = covered?.card.getBoundingClientRect()
    for (const pin of pins.values()) {
      const isUnder = card && pin !== ownPin && overlap(pin.button.getBoundingClientRect(), card)
      pin.button.toggleAttribute('data-covered', isUnder === true)
    }
  }

  map.on('moveend', () => {
    draw()
    const zoom = map.getZoom()
    onMove({ in: zoom < maxZoom, out: zoom > 0 })
  })

  // Leaflet notices a new size of the window only. A map that is being closed has none.
  const sizeObserver = new ResizeObserver(
    () => container.offsetHeight > 0 && keepWhole(() => map.invalidateSize({ pan: false })),
  )
  sizeObserver.observe(container)

  return {
    /** Shows these projects, at least one. The map moves only where one of them lies outside. */
    show(projects: Projects): void {
      if (projects === shown) return
      const isFirst = shown.length === 0
      shown = projects
      regroup()
      if (isFirst || !isAllWithin()) fitAll()
      else draw()
    },
    highlight,
    /** Moves an opened project's pin out from under its card; without one, shows all pins. */
    cover(path?: string, card?: HTMLElement): void {
      covered = path !== undefined && card ? { path, card } : undefined
      hideCovered()
      const pin = pinOf(path)
      if (pin && card) bringIntoView(pin, card.offsetHeight + 6 * PADDING)
    },
    zoomIn: () => void map.zoomIn(),
    zoomOut: () => void map.zoomOut(),
    /** Moves the focus to the pin of a project, or to the map where it has none now. */
    focus: (path: string): void => (pinOf(path)?.button ?? container).focus(),
    remove(): void {
      sizeObserver.disconnect()
      ruler.remove()
      map.remove()
    },
  }
}
