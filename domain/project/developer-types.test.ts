import { expect, test } from 'vitest'
import { parseDeveloperTypes } from './developer-types.ts'

test.each([
  ['residential, plots', ['residential', 'plots']],
  [
    ['plots', 'residential'],
    ['residential', 'plots'],
  ],
  ['Residential/Commercial', ['residential', 'commercial']],
  ['Residential, Commercial and SCO', ['residential', 'commercial', 'sco']],
  ['residential & plot', ['residential', 'plots']],
  [
    ['Residential, SCO', 'plots'],
    ['residential', 'plots', 'sco'],
  ],
  ['residential residential', ['residential']],
  ['land', []],
  ['', []],
  [undefined, []],
])('%j is %j', (value, types) => {
  expect(parseDeveloperTypes(value)).toEqual(types)
})
