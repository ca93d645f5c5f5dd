import { expect, test } from 'vitest'
import { parseArea } from '../area/area-text.ts'
import { parsePrice } from '../price/parse-price.ts'
import type { Project } from './project.ts'
import { sampleCities } from '../place/cities.fixture.ts'
import { localitySetKey } from '../place/localities.ts'
import { exampleProject } from './sample.fixture.ts'
import { createSimilar, featuresOf, similarity } from './similar-projects.ts'

const make = (price: string, area: string, localities: string[], propertyType = 'Residential') =>
  exampleProject({ price: parsePrice(price), area: parseArea(area), localities, propertyType })

const setKeyOf = (localities: readonly string[]) => localitySetKey(localities, sampleCities)
const base = make('2 Cr', '2,000 sq.ft.', ['Sector 65', 'Gurgaon'])

test.each<[string, Project, number]>([
  ['the same', base, 1],
  ['another type', make('2 Cr', '2,000 sq.ft.', ['Sector 65', 'Gurgaon'], 'Commercial'), 0.65],
  ['half a crore more', make('2.5 Cr - 9 Cr', '2,000 sq.ft.', ['Sector 65', 'Gurgaon']), 0.85],
  ['far dearer', make('9 Cr', '2,000 sq.ft.', ['Sector 65', 'Gurgaon']), 0.7],
  ['5,000 sq.ft. larger', make('2 Cr', '7,000 sq.ft.', ['Sector 65', 'Gurgaon']), 0.9],
  ['far larger', make('2 Cr', '5 acres', ['Sector 65', 'Gurgaon']), 0.8],
  ['places in another order and case', make('2 Cr', '2,000 sq.ft.', ['GURGAON', 'sector  65']), 1],
  ['fewer places', make('2 Cr', '2,000 sq.ft.', ['Gurgaon']), 0.85],
  ['price on request', make('on request', '2,000 sq.ft.', ['Sector 65', 'Gurgaon']), 0.7],
  ['a rate', make('12,500 psf', '2,000 sq.ft.', ['Sector 65', 'Gurgaon']), 0.7],
  ['an area without a low end', make('2 Cr', 'up to 2,000 sq.ft.', ['Sector 65', 'Gurgaon']), 0.8],
])('%s', (_, other, score) => {
  const [one, two] = [featuresOf(base, setKeyOf), featuresOf(other, setKeyOf)]
  expect([similarity(one, two), similarity(two, one)]).toEqual([score, score])
})

test('two projects without any data have nothing in common', () => {
  const nothing = featuresOf(exampleProject(), setKeyOf)
  expect(similarity(nothing, nothing)).toBe(0)
})

test('the best four of all others are shown, ties in file order', () => {
  const rest = ['3 Cr', '2.1 Cr', '9 Cr', '2.1 Cr', '2 Cr', '2.5 Cr', '2 Cr']
  const all = ['2 Cr', ...rest].map((price, index) => ({
    ...make(price, '2,000 sq.ft.', ['Gurgaon']),
    id: String(index),
  }))
  const similarTo = createSimilar(all, sampleCities)
  expect(similarTo(all[0] ?? base).map(({ id }) => id)).toEqual(['5', '7', '2', '4'])
  expect(createSimilar([base], sampleCities)(base)).toEqual([])
})
