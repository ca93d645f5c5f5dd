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
  // Addresses and numbers in other writings.
  ['asha (at) example dot com', undefined],
  ['asha [at] example', undefined],
  ['asha at example dot com', undefined],
  ['asha at the rate example', undefined],
  ['asha gmail', undefined],
  ['asha.sharma example.com', undefined],
  ['wa.me/asha', undefined],
  ['98a10b01c23d45', undefined],
  ['nine eight one zero zero one two three four five', undefined],
  ['nine eight one double zero 1 2 3 4 5', undefined],
  ['नौ आठ एक शून्य शून्य एक दो तीन', undefined],
  ['1,200 sq.ft. in u.p.', '1,200 sq.ft. in u.p.'],
  ['3 b.h.k. no. 9 at sector 84', '3 b.h.k. no. 9 at sector 84'],
  ['two three bhk one to two crore', 'two three bhk one to two crore'],
  ['200 gaj plot 50 lakh sector 84', '200 gaj plot 50 lakh sector 84'],
  ['2bhk 80l 1500 sqft', '2bhk 80l 1500 sqft'],
  ['५० लाख का फ्लैट', '५० लाख का फ्लैट'],
  ['x'.repeat(101), undefined],
  [' \n ', undefined],
  ['\uD800', undefined],
])('%j is kept as %j', (query, kept) => {
  expect(redactQuery(query)).toBe(kept)
})
