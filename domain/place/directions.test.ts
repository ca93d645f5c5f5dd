import { describe, expect, test } from 'vitest'
import { directionsUrl, mapSearchText } from './directions.ts'

describe('directions', () => {
  test('lead to a point, or to a name', () => {
    const url = 'https://www.google.com/maps/dir/?api=1&destination='
    expect(directionsUrl({ lat: 28.4, lng: 77.06 })).toBe(`${url}28.4,77.06`)
    expect(directionsUrl('Sector 150, Noida')).toBe(`${url}Sector%20150%2C%20Noida`)
  })

  test.each([
    ['Sector 150', ['Noida'], 'Sector 150, Noida'],
    ['Sohna Road, Gurgaon', ['Gurgaon'], 'Sohna Road, Gurgaon'],
    ['Arc Skyvillas', ['Sector 65, Gurgaon', 'Gurgaon'], 'Arc Skyvillas, Sector 65, Gurgaon'],
    ['Arc Skyvillas', [undefined, 'Gurgaon'], 'Arc Skyvillas, Gurgaon'],
    ['Arc Skyvillas', [undefined, ''], undefined],
  ])('%s in %j is found as %j', (name, around, found) => {
    expect(mapSearchText(name, ...around)).toBe(found)
  })
})
