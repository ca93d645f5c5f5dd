import { expect, test } from 'vitest'
import { redactQuery } from './query.ts'

test.each([
  ['3 BHK  in Goa', '3 bhk in goa'],
  ['plot 2000 sqft', 'plot 2000 sqft'],
  ['sector 84, 85 and 88', 'sector 84, 85 and 88'],
  ['1.5-2.5 cr', '1.5-2.5 cr'],
  ['२ कमरे का मकान', '२ कमरे का मकान'],
  ['farm\0house\u202E', 'farm house'],
  ['क्\u200Dष', 'क्\u200Dष'],
])('%j is kept as %j', (query, kept) => {
  expect(redactQuery(query)).toBe(kept)
})

test.each([
  '9810012345',
  'call 98100-12345',
  '+91 981 001 2345',
  '98 10 01 23 45',
  '(0124) 456 789',
  '९८१००१२३४५',
  '12345',
  'asha@example.com',
  'x'.repeat(101),
  ' \n ',
  '\uD800',
])('%j may name a person or says nothing, and is not kept', (query) => {
  expect(redactQuery(query)).toBeUndefined()
})
