import { expect, test } from 'vitest'
import { redactQuery } from './redact-query.ts'

test.each([
  ['3 BHK  in Goa', '3 bhk in goa'],
  ['plot 2000 sqft', 'plot 2000 sqft'],
  ['sector 84, 85 and 88', 'sector 84, 85 and 88'],
  ['1.5-2.5 cr', '1.5-2.5 cr'],
  ['२ कमरे का मकान', '२ कमरे का मकान'],
  ['farm\0house\u202E', 'farm house'],
  ['क्\u200Dष', 'क्\u200Dष'],
  // What may name a person, and what says nothing.
  ['9810012345', undefined],
  ['call 98100-12345', undefined],
  ['+91 981 001 2345', undefined],
  ['98 10 01 23 45', undefined],
  ['(0124) 456 789', undefined],
  ['९८१००१२३४५', undefined],
  ['12345', undefined],
  ['98*10*01*23*45', undefined],
  ['9_8_1_0_0_1_2_3', undefined],
  ['98100\u20E3 12\u00B7345', undefined],
  ['⑨⑧①⓪⓪①②③', undefined],
  ['asha@example.com', undefined],
  ['x'.repeat(101), undefined],
  [' \n ', undefined],
  ['\uD800', undefined],
])('%j is kept as %j', (query, kept) => {
  expect(redactQuery(query)).toBe(kept)
})
