import { expect, test } from 'vitest'
import { ongoingCount, parseDeveloperTypes } from './developers.ts'
import { exampleProject } from './sample.fixture.ts'

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

test.each([
  ['Under Construction', true],
  ['UNDER CONSTRUCTION (Phase 2)', true],
  ['New Launch', false],
])('a project that is %s is ongoing: %s', (status, ongoing) => {
  expect(ongoingCount([exampleProject({ status })])).toBe(Number(ongoing))
})
