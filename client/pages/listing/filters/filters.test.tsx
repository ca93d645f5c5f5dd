// @vitest-environment jsdom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { FACETS } from '../../../../domain/listing/facets.ts'
import { EMPTY_QUERY, type ListingQuery } from '../../../../domain/listing/listing-query.ts'
import { draw, type } from '../../../../tests/support/draw.ts'
import type { ListingControl } from '../use-listing.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { FacetFilter } from './FacetFilter.tsx'

/** A listing with more localities than are offered. */
const controlOf = (query: ListingQuery) =>
  ({
    query,
    listing: { query, facets: { location: { options: [], total: 200 } } },
    pending: false,
    apply: () => undefined,
    hrefOf: () => '#',
  }) as unknown as ListingControl

test('a value that was asked for and is taken off again leaves nothing in its field', async () => {
  const of = (...location: string[]) =>
    FACETS.filter(({ name }) => name === 'location').map((facet) => (
      <FacetFilter key="" facet={facet} control={controlOf({ ...EMPTY_QUERY, location })} />
    ))
  const { place, show } = await draw(of())
  const field = () => place.querySelector<HTMLInputElement>('input:not([type])')
  type(field(), 'sohna')
  act(() => void field()?.dispatchEvent(new Event('focusout', { bubbles: true })))
  expect(place.textContent).toContain('No project of ours has ‘sohna’.')
  await show(of('Sohna'))
  await show(of())
  expect(place.textContent).not.toContain('No project')
  expect(field()?.value).toBe('')
})

test('a filter taken off hands the focus to the one that takes its place, the last one to the results', async () => {
  const onTakenOff = vi.fn<() => void>()
  const query = { ...EMPTY_QUERY, location: ['A', 'B', 'C'] }
  const { place } = await draw(<ActiveFilters control={controlOf(query)} {...{ onTakenOff }} />)
  const links = [...place.querySelectorAll('a')]
  const press = (index: number, keys?: MouseEventInit) => {
    links[index]?.focus()
    act(() => void links[index]?.dispatchEvent(new MouseEvent('click', { bubbles: true, ...keys })))
    return links.indexOf(document.activeElement as HTMLAnchorElement)
  }
  expect(press(0)).toBe(1)
  expect(press(2)).toBe(1)
  // In a tab of its own: nothing is taken off here.
  expect(press(0, { ctrlKey: true })).toBe(0)
  press(3, { ctrlKey: true })
  expect(onTakenOff).not.toHaveBeenCalled()
  // 'Clear all'.
  press(3)
  expect(onTakenOff).toHaveBeenCalledTimes(1)
})
