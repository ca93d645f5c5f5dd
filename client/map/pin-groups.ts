import { CRS, latLng, point, type LatLng } from 'leaflet'
import Supercluster from 'supercluster'
import { mergeOverlapping, pinText, type Box } from '../../domain/place/map-pins.ts'
import type { PlacedProject } from './placed-project.ts'

/** The projects of one pin, in the order of the list. */
export type PinGroup = {
  projects: readonly PlacedProject[]
  place: LatLng
  text: string
  name: string
  /** Where the pin is drawn on a map of the world at the zoom it was made for. */
  box: Box
}

type SizeOf = (text: string) => { width: number; height: number }

/** The width of the world at zoom 0, in px, as all maps on the web are drawn. */
const WORLD = 256

/** Projects nearer to each other than this, in px, are one pin, as pins are higher and wider. */
const RADIUS = 30

/** The space that is kept between pins, in px. */
const GAP = 4

/**
 * The pins of projects at each zoom, none of which covers another. Supercluster finds what is close
 * together, as thousands of projects are too many to compare each with each; pins are wider than
 * high, so what still would cover each other is merged after it.
 */
export function createPinGroups(
  projects: readonly PlacedProject[],
  maxZoom: number,
  sizeOf: SizeOf,
): (zoom: number) => readonly PinGroup[] {
  const clusters = new Supercluster<{ index: number }, object>({
    radius: RADIUS,
    extent: WORLD,
    maxZoom,
  }).load(
    projects.map(({ place }, index) => ({
      type: 'Feature',
      properties: { index },
      geometry: { type: 'Point', coordinates: [place.lng, place.lat] },
    })),
  )

  function groupOf(members: readonly PlacedProject[], place: LatLng, zoom: number): PinGroup {
    const { text, name } = pinText(members)
    const { x, y } = CRS.EPSG3857.latLngToPoint(place, zoom)
    const { width, height } = sizeOf(text)
    const half = width / 2 + GAP / 2
    const box = { left: x - half, right: x + half, top: y - height - GAP, bottom: y }
    return { projects: members, place, text, name, box }
  }

  function groupsAt(zoom: number): readonly PinGroup[] {
    const order = new Map(projects.map((project, index) => [project, index]))
    const orderOf = (project: PlacedProject | undefined) => (project && order.get(project)) ?? 0
    const inOrder = (members: readonly PlacedProject[]) =>
      members.toSorted((one, other) => orderOf(one) - orderOf(other))
    const groups = clusters.getClusters([-180, -90, 180, 90], zoom).map((feature) => {
      const { properties } = feature
      const indexes =
        'cluster_id' in properties
          ? clusters
              .getLeaves(properties.cluster_id, Number.POSITIVE_INFINITY)
              .map((leaf) => leaf.properties.index)
          : [properties.index]
      const members = indexes.flatMap((index) => projects[index] ?? [])
      const [lng = 0, lat = 0] = feature.geometry.coordinates
      return groupOf(inOrder(members), latLng(lat, lng), zoom)
    })
    return mergeOverlapping(groups, (one, other) => {
      const members = inOrder([...one.projects, ...other.projects])
      const part = other.projects.length / members.length
      const { lat, lng } = one.place
      return groupOf(
        members,
        latLng(lat + (other.place.lat - lat) * part, lng + (other.place.lng - lng) * part),
        zoom,
      )
    }).toSorted((one, other) => orderOf(one.projects[0]) - orderOf(other.projects[0]))
  }

  const made = new Map<number, readonly PinGroup[]>()
  return (zoom) => {
    const groups = made.get(zoom) ?? groupsAt(zoom)
    made.set(zoom, groups)
    return groups
  }
}

/** The rectangle around all pins, of which there is at least one. */
export function boxAround(groups: readonly PinGroup[]): Box {
  const edge = (side: keyof Box, choose: (...all: number[]) => number) =>
    groups.map(({ box }) => box[side]).reduce((one, other) => choose(one, other))
  return {
    left: edge('left', Math.min),
    right: edge('right', Math.max),
    top: edge('top', Math.min),
    bottom: edge('bottom', Math.max),
  }
}

/** The middle of a rectangle. */
export const middleOf = ({ left, right, top, bottom }: Box) =>
  point((left + right) / 2, (top + bottom) / 2)

/**
 * The button that a pin is. The name of several projects says their text as a sentence; it is the
 * button's title, as a label may not differ from words that are seen.
 */
export function pinButton({ projects, text, name }: PinGroup): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'map-pin'
  button.textContent = text
  if (projects.length === 1) button.ariaLabel = name
  else {
    const shown = document.createElement('span')
    shown.ariaHidden = 'true'
    shown.textContent = text
    button.replaceChildren(shown)
    button.title = name
    button.classList.add('map-pin-group')
  }
  return button
}
