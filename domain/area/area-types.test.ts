import { expect, test } from 'vitest'
import { areaLines, carpetAreaOf, type GivenAreas } from './area-types.ts'

test.each<[GivenAreas, string[]]>([
  [{}, []],
  [{ area: '1,850 sq. ft.' }, ['Area: 1,850 sq. ft.']],
  [{ area: '640 sq. ft. carpet' }, ['Carpet area: 640 sq. ft. carpet']],
  [{ area: '900 sq. ft. super built-up' }, ['Super built-up area: 900 sq. ft. super built-up']],
  [
    { area: '1,850 sq. ft.', carpetArea: '1,240 sq. ft.', superBuiltUpArea: '1,850 sq. ft.' },
    ['Carpet area: 1,240 sq. ft.', 'Super built-up area: 1,850 sq. ft.'],
  ],
  [
    { area: '1,900 sq. ft.', carpetArea: '1,240 sq. ft.', balconyArea: 'on request' },
    ['Area: 1,900 sq. ft.', 'Carpet area: 1,240 sq. ft.', 'Balcony area: on request'],
  ],
])('the sizes of %j are named', (areas, lines) => {
  expect(areaLines(areas).map(({ name, text }) => `${name}: ${text}`)).toEqual(lines)
})

test('only what is said to be carpet area is taken for it', () => {
  expect(carpetAreaOf({ area: '1,160 sq. ft.' })).toBeUndefined()
  expect(carpetAreaOf({ area: '1,160 sq. ft. carpet' })).toEqual({ low: 1160, high: 1160 })
})
