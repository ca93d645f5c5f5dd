import { expect, test } from 'vitest'
import commercial from '../../data/commercialProjects.json' with { type: 'json' }
import floorPlans from '../../data/floorPlan.json' with { type: 'json' }
import residential from '../../data/residentialProjects.json' with { type: 'json' }
import { parseArea } from './area-text.ts'
import { toSquareFeet } from './area.ts'

test('every area in the sample data can be parsed', () => {
  const projects = [...Object.values(residential), ...Object.values(commercial)].flat()
  const texts = [
    ...projects.map((project) => ('area' in project ? project.area : undefined)),
    ...floorPlans.flatMap((plan) => plan.floors.map((floor) => floor.area)),
  ].filter((text) => text !== undefined)
  expect(texts.length).toBeGreaterThan(90)
  expect(texts.filter((text) => parseArea(text) === undefined)).toEqual([])
})

test.each([
  ['1200sqft', { low: 1200, high: 1200 }],
  ['1200 SQ. FT.', { low: 1200, high: 1200 }],
  ['1200 Sq.Feet', { low: 1200, high: 1200 }],
  ['1200 sft', { low: 1200, high: 1200 }],
  ['1,200 ft²', { low: 1200, high: 1200 }],
  ['1200\u00a0sq.\u00a0ft.', { low: 1200, high: 1200 }],
  ['200 gaj', { low: 1800, high: 1800 }],
  ['100 sq. m.', { low: 1076.39, high: 1076.39 }],
  ['100 m²', { low: 1076.39, high: 1076.39 }],
  ['2 acres', { low: 87_120, high: 87_120 }],
  ['1 acre to 2.5 acres', { low: 43_560, high: 108_900 }],
  ['3,150 - 1,850 sq.ft.', { low: 1850, high: 3150 }],
  ['1,850 sq.ft. - 3,150', { low: 1850, high: 3150 }],
  ['1,850—3,150 sq.ft.', { low: 1850, high: 3150 }],
  ['1,540, 1,780 and 2,000 sq.ft.', { low: 1540, high: 2000 }],
  ['1540,1780 sq ft', { low: 1540, high: 1780 }],
  ['900 sq.ft. – 150 sq. yd.', { low: 900, high: 1350 }],
  ['600 sq.ft.+', { low: 600 }],
  ['600+ sq.ft.', { low: 600 }],
  ['Starting from 600 sq ft', { low: 600 }],
  ['from 600 to 900 sq.ft.', { low: 600, high: 900 }],
  ['up to 900 sq.ft.', { high: 900 }],
  ['Up-to 2 acres', { high: 87_120 }],
  ['Carpet area: 640 sq.ft.', { low: 640, high: 640 }],
  ['approx. 640 sq ft', { low: 640, high: 640 }],
  ['640 sq.ft. super built-up area', { low: 640, high: 640 }],
])('%s is %o', (text, range) => {
  expect(parseArea(text)).toEqual(range)
})

test.each([
  '',
  'spacious',
  '1,200 - 1,500',
  'sq.ft.',
  '3 BHK 1,540 sq.ft.',
  '1,540 sq.ft. 3 towers',
  '2 acres 3 kanal',
  '1,5,40 sq.ft.',
  '1,200 -',
  '1,200 hectares',
  'up to 900 sq.ft. onwards',
  '(1,200 sq.ft.)',
  'Area not specified',
])('%j is not understood', (text) => {
  expect(parseArea(text)).toBeUndefined()
})

test.each([
  [150, 'sqyd', 1350],
  [0.1, 'acre', 4356],
  [2.5, 'acre', 108_900],
  [1234.5, 'sqft', 1234.5],
] as const)('%s %s are %s square feet', (amount, unit, squareFeet) => {
  expect(toSquareFeet(amount, unit)).toBe(squareFeet)
})
