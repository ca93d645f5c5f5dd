import { expect, test } from 'vitest'
import developers from '../../data/leadingRealEstateDevelopers.json' with { type: 'json' }
import { hasProjects, isOngoing, ongoingCount, parseDeveloperTypes } from './developers.ts'
import { exampleProject, sampleProjects } from './sample.fixture.ts'

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

test('twelve of the fourteen leading developers have projects', () => {
  const without = developers.filter((developer) => !hasProjects(sampleProjects, developer.id))
  expect(without.map((developer) => developer.id)).toEqual([
    'ridgeline-builders',
    'harbour-and-vale',
  ])
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
