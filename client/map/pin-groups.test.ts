// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { overlap } from '../../domain/place/map-pins.ts'
import type { PlacedProject } from './placed-project.ts'
import { createPinGroups } from './pin-groups.ts'

const MAX_ZOOM = 19
const CITIES = [
  [28.43, 77.04],
  [28.51, 77.41],
  [19.06, 72.85],
  [12.97, 77.59],
] as const
/** So many projects stand on one spot, as phases of one estate do. */
const ON_ONE_SPOT = 14

const projects = Array.from({ length: 300 }, (_, index): PlacedProject => {
  const isOnSpot = index < ON_ONE_SPOT
  const [lat, lng] = CITIES[isOnSpot ? 0 : index % CITIES.length] ?? CITIES[0]
  const apart = (step: number) => (isOnSpot ? 0 : ((index * step) % 1000) / 2000)
  const price = `₹ ${45 + ((index * 131) % 350)} L`
  return {
    id: String(index),
    path: `/project-details/a/${index}`,
    name: `Project ${index}`,
    developer: 'A',
    kind: 'residential',
    propertyType: 'Residential',
    localitiesText: '',
    areaText: '',
    priceText: price,
    status: 'New Launch',
    image: { src: '' },
    place: { lat: lat + apart(37), lng: lng + apart(191), price, low: index },
  }
})

const groupsAt = createPinGroups(projects, MAX_ZOOM, (text) => ({
  width: 22 + 8 * text.length,
  height: 35,
}))

test('at every zoom 300 projects are on one pin each, and no pin lies over another', () => {
  for (let zoom = 0; zoom <= MAX_ZOOM; zoom++) {
    const groups = groupsAt(zoom)
    const members = groups.flatMap((group) => group.projects.map(({ path }) => path))
    expect([members.length, new Set(members).size], `zoom ${zoom}`).toEqual([300, 300])
    for (const { projects: some, text } of groups)
      expect(text).toMatch(some.length === 1 ? /^₹/ : new RegExp(`^${some.length} · from ₹`))
    const covered = groups.filter((one, index) =>
      groups.slice(index + 1).some((other) => overlap(one.box, other.box)),
    )
    expect(
      covered.map(({ name }) => name),
      `zoom ${zoom}`,
    ).toEqual([])
  }
})

test('projects on one spot are one pin at the deepest zoom, and all others have their own', () => {
  const groups = groupsAt(MAX_ZOOM)
  const together = groups.filter((group) => group.projects.length > 1)
  expect(together.map((group) => group.projects.map(({ id }) => Number(id)))).toEqual([
    Array.from({ length: ON_ONE_SPOT }, (_, index) => index),
  ])
  expect(groups).toHaveLength(300 - ON_ONE_SPOT + 1)
})
