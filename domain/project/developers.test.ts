import { expect, test } from 'vitest'
import { isOngoing, ongoingCount, parseDeveloperTypes } from './developers.ts'
import { exampleProject } from './sample.fixture.ts'

test.each([
  ['residential, plots', ['residential', 'plots']],
  ['commercial, sco', ['commercial', 'sco']],
  ['residential', ['residential']],
  [
    ['plots', 'residential'],
    ['residential', 'plots'],
  ],
  ['Residential/Commercial', ['residential', 'commercial']],
  ['residential and plots', ['residential', 'plots']],
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
  ['Ready To move', false],
  ['New Launch', false],
])('a project that is %s is ongoing: %s', (status, ongoing) => {
  const project = exampleProject({ status })
  expect(isOngoing(project)).toBe(ongoing)
  expect(ongoingCount([project, project])).toBe(ongoing ? 2 : 0)
})
