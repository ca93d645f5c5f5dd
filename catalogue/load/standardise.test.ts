import { expect, test } from 'vitest'
import { standardise } from './standardise.ts'
import { deepFreeze } from '../indexes/loaded-files.ts'

test('prices and developer keys get their standard form, everything else stays', () => {
  const value = deepFreeze({
    'Harbour & Vale': [
      { id: 1, name: 'A', price: '85 Lakh', possession: '85 Lakh' },
      { id: 2, name: 'B', starting_price: 'by appointment' },
    ],
    good: [{ id: 3, name: 'C', price: '₹ 1 Cr' }],
  })
  const result = standardise('residentialProjects', value)
  expect(result.value).toEqual({
    'harbour-and-vale': [
      { id: 1, name: 'A', price: '₹ 85 L', possession: '85 Lakh' },
      { id: 2, name: 'B', starting_price: 'by appointment' },
    ],
    good: [{ id: 3, name: 'C', price: '₹ 1 Cr' }],
  })
  expect(result.edits).toEqual([
    { pointer: '/Harbour & Vale/0/price', target: 'value', from: '85 Lakh', to: '₹ 85 L' },
    { pointer: '/Harbour & Vale', target: 'key', from: 'Harbour & Vale', to: 'harbour-and-vale' },
  ])
})

test.each([
  ['aravalli_crest', ['Aravalli Crest', 'aravalli  crest'], 'aravalli-crest'],
  ['Aravalli.Crest', ['Aravalli Crest'], 'aravalli-crest'],
  ['aravalli_crest', ['Aravalli Crest', 'Indus Arc'], 'aravallicrest'],
  ['aravalli_crest', ['Indus Arc'], 'aravallicrest'],
  ['aravalli_crest', [], 'aravallicrest'],
  // A key that is a slug is the editor's; what it should be is for validate to say.
  ['aravallicrest', ['Aravalli Crest'], 'aravallicrest'],
])('the key %j over projects of %j becomes %j', (key, developers, slug) => {
  const projects = developers.map((developer, id) => ({ id, developer }))
  expect(standardise('residentialProjects', { [key]: projects }).value).toEqual({
    [slug]: projects,
  })
})

test('floor plan and trending prices, and a developer id that is its name’s slug', () => {
  const plan = [{ id: 1, floors: [{ configuration: 'x', baseSellingPrice: '2.5cr' }] }]
  expect(standardise('floorPlan', plan).edits).toMatchObject([
    { pointer: '/0/floors/0/baseSellingPrice', to: '₹ 2.5 Cr' },
  ])
  expect(standardise('trendingProjects', [{ price: 'POR' }]).value).toEqual([
    { price: 'Price on Request' },
  ])
  const developers = [
    { id: 'Indus Arc', name: 'Indus Arc' },
    { id: 'DEV 7', name: 'Other' },
    // Neither makes a slug.
    { id: 'अरावली', name: 'अरावली' },
  ]
  expect(standardise('companyData', developers).value).toEqual([
    { id: 'indus-arc', name: 'Indus Arc' },
    { id: 'DEV 7', name: 'Other' },
    { id: 'अरावली', name: 'अरावली' },
  ])
})

test('what is not as the schema says is left alone', () => {
  for (const value of [null, 'x', 5, [null, 4], { a: 5 }, { a: [{ price: 5 }] }])
    expect(standardise('residentialProjects', value)).toEqual({ value, edits: [] })
})
