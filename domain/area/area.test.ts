import { describe, expect, test } from 'vitest'
import commercial from '../../data/commercialProjects.json' with { type: 'json' }
import floorPlans from '../../data/floorPlan.json' with { type: 'json' }
import residential from '../../data/residentialProjects.json' with { type: 'json' }
import { parseArea } from './area-text.ts'
import { areaMatches, fromSquareFeet, toSquareFeet } from './area.ts'

describe('every area in the sample data', () => {
  test.each([
    ['1,850 - 3,150 sq.ft.', 1850, 3150],
    ['150 sq. yd. – 360 sq. yd.', 1350, 3240],
    ['1250-1950 sq ft', 1250, 1950],
    ['1,150 – 2,600 sq. ft.', 1150, 2600],
    ['1,620 sq.ft. – 2,350 sq.ft.', 1620, 2350],
    ['1,100 to 1,640 sq.ft.', 1100, 1640],
    ['1,480 - 4,100 sq.ft. (carpet)', 1480, 4100],
    ['240 sq. yd. – 500 sq. yd.', 2160, 4500],
    ['1180 sqft - 2240 sqft', 1180, 2240],
    ['2.5 acre', 108_900, 108_900],
    ['1,540 sq.ft., 1,780 sq.ft.', 1540, 1780],
    ['180 – 360 sq. yd.', 1620, 3240],
    ['3200 sqft', 3200, 3200],
    ['465 – 1,120 sq.ft. carpet area', 465, 1120],
    ['118 - 150 sq. yds.', 1062, 1350],
    ['140 sq.yd. - 175 sq.yd.', 1260, 1575],
    ['350 – 3,000 sq.ft.', 350, 3000],
  ])('%s is %s to %s square feet', (text, low, high) => {
    expect(parseArea(text)).toEqual({ low, high })
  })

  test('can be parsed', () => {
    const projects = [...Object.values(residential), ...Object.values(commercial)].flat()
    const texts = [
      ...projects.map((project) => ('area' in project ? project.area : undefined)),
      ...floorPlans.flatMap((plan) => plan.floors.map((floor) => floor.area)),
    ].filter((text) => text !== undefined)
    expect(texts.length).toBeGreaterThan(90)
    expect(texts.filter((text) => parseArea(text) === undefined)).toEqual([])
  })
})

test.each([
  ['1200sqft', { low: 1200, high: 1200 }],
  ['1200 SQ. FT.', { low: 1200, high: 1200 }],
  ['1200 Sq.Feet', { low: 1200, high: 1200 }],
  ['1,200 square feet', { low: 1200, high: 1200 }],
  ['1200 sft', { low: 1200, high: 1200 }],
  ['1,200 ft²', { low: 1200, high: 1200 }],
  ['1200\u00a0sq.\u00a0ft.', { low: 1200, high: 1200 }],
  ['200 gaj', { low: 1800, high: 1800 }],
  ['200 sqyd', { low: 1800, high: 1800 }],
  ['200 sq yards', { low: 1800, high: 1800 }],
  ['200 square yards', { low: 1800, high: 1800 }],
  ['100 sq. m.', { low: 1076.39, high: 1076.39 }],
  ['100 sqm', { low: 1076.39, high: 1076.39 }],
  ['100 sq.mtr.', { low: 1076.39, high: 1076.39 }],
  ['100 square metres', { low: 1076.39, high: 1076.39 }],
  ['100 m²', { low: 1076.39, high: 1076.39 }],
  ['2 acres', { low: 87_120, high: 87_120 }],
  ['1 acre to 2.5 acres', { low: 43_560, high: 108_900 }],
  ['3,150 - 1,850 sq.ft.', { low: 1850, high: 3150 }],
  ['1,850 sq.ft. - 3,150', { low: 1850, high: 3150 }],
  ['1,850—3,150 sq.ft.', { low: 1850, high: 3150 }],
  ['1,540, 1,780 and 2,000 sq.ft.', { low: 1540, high: 2000 }],
  ['1540,1780 sq ft', { low: 1540, high: 1780 }],
  ['1540/1780 sq ft', { low: 1540, high: 1780 }],
  ['1,540 sq.ft. & 1,780 sq.ft.', { low: 1540, high: 1780 }],
  ['900 sq.ft. – 150 sq. yd.', { low: 900, high: 1350 }],
  ['600 sq.ft. onwards', { low: 600 }],
  ['600 sq.ft.+', { low: 600 }],
  ['600+ sq.ft.', { low: 600 }],
  ['600 sq.ft. and above', { low: 600 }],
  ['from 600 sq.ft.', { low: 600 }],
  ['Starting from 600 sq ft', { low: 600 }],
  ['from 600 to 900 sq.ft.', { low: 600, high: 900 }],
  ['up to 900 sq.ft.', { high: 900 }],
  ['upto 900 sqft', { high: 900 }],
  ['Up-to 2 acres', { high: 87_120 }],
  ['Carpet area: 640 sq.ft.', { low: 640, high: 640 }],
  ['approx. 640 sq ft', { low: 640, high: 640 }],
  ['640 sq.ft. super built-up area', { low: 640, high: 640 }],
  ['200 sq. yd. (1,800 sq.ft.)', { low: 1800, high: 1800 }],
  ['1,00,000 sq.ft.', { low: 100_000, high: 100_000 }],
  ['100,000 sq.ft.', { low: 100_000, high: 100_000 }],
])('%s is %o', (text, range) => {
  expect(parseArea(text)).toEqual(range)
})

test.each([
  '',
  'spacious',
  '1,200',
  '1,200 - 1,500',
  'sq.ft.',
  '0 sq.ft.',
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
  [100, 'sqm', 1076.39],
  [0.1, 'acre', 4356],
  [2.5, 'acre', 108_900],
  [1234.5, 'sqft', 1234.5],
] as const)('%s %s are %s square feet, and back', (amount, unit, squareFeet) => {
  expect(toSquareFeet(amount, unit)).toBe(squareFeet)
  expect(fromSquareFeet(squareFeet, unit)).toBe(amount)
})

test.each([
  [{ low: 1000, high: 2000 }, { min: 2000 }, true],
  [{ low: 1000, high: 2000 }, { min: 2001 }, false],
  [{ low: 1000, high: 2000 }, { max: 1000 }, true],
  [{ low: 1000, high: 2000 }, { max: 999 }, false],
  [{ low: 1000, high: 2000 }, { min: 1200, max: 1300 }, true],
  [{ low: 1000 }, { min: 90_000 }, true],
  [{ high: 1000 }, { max: 1 }, true],
  [{ low: 1000, high: 2000 }, {}, true],
  [undefined, { min: 90_000 }, true],
])('%o within %o: %s', (area, bounds, matches) => {
  expect(areaMatches(area, bounds)).toBe(matches)
})
