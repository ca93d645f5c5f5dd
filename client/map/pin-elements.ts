import { divIcon, marker, type LatLng, type Marker } from 'leaflet'
import type { Offset } from '../../domain/place/spread-pins.ts'
import { projectCount } from '../../domain/text/text.ts'
import type { PlacedProject } from './placed-project.ts'

/**
 * The button of a pin: a project's price, or how many projects it stands for.
 * @param first the first of them
 */
export function pinButton({ name, place }: PlacedProject, count: number): HTMLButtonElement {
  const button = document.createElement('button')
  const isSingle = count === 1
  button.type = 'button'
  button.className = isSingle ? 'map-pin' : 'map-pin map-pin-group'
  button.textContent = isSingle ? place.price : String(count)
  button.ariaLabel = isSingle ? `${name}, ${place.price}` : projectCount(count)
  return button
}

/** A line from a place to the pin that was moved away; below all pins, it crosses no price. */
export function lineTo({ dx, dy }: Offset, place: LatLng): Marker {
  const line = document.createElement('div')
  line.style.width = `${Math.hypot(dx, dy)}px`
  line.style.rotate = `${Math.atan2(dy, dx)}rad`
  return marker(place, {
    icon: divIcon({ html: line, className: 'map-line', iconSize: [0, 0] }),
    pane: 'shadowPane',
    interactive: false,
    keyboard: false,
  })
}
