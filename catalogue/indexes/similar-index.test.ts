import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseArea } from '../../domain/area/area.ts'
import { parsePrice } from '../../domain/price/price.ts'
import type { Project } from '../../domain/project/project.ts'
import { similarity } from '../../domain/project/similar.ts'
import { exampleProject, sampleProjects } from '../../domain/project/sample.fixture.ts'
import { indexSimilar } from './similar-index.ts'

/** The rule as it is written: every other project scored, the best four. */
const byTheRule = (project: Project, projects: readonly Project[]) =>
  projects
    .filter((other) => other.id !== project.id)
    .map((other) => ({ other, score: similarity(project, other) }))
    .sort((one, two) => two.score - one.score)
    .slice(0, 4)
    .map(({ other }) => other)

const ids = (projects: readonly Project[]) => projects.map(({ id }) => id)

test('the sample’s projects have the four that the rule gives', () => {
  const similarTo = indexSimilar(sampleProjects)
  for (const project of sampleProjects)
    expect(ids(similarTo(project))).toEqual(ids(byTheRule(project, sampleProjects)))
})

test('any projects have those that the rule gives, ties in file order', () => {
  const project = fc.record({
    price: fc.constantFrom('1 Cr', '1.3 Cr', '1.1 Cr - 9 Cr', '45 L', 'on request', '12,500 psf'),
    area: fc.constantFrom('1,000 sq.ft.', '1,333 sq.ft.', '2 acre', 'up to 900 sq.ft.', 'large'),
    localities: fc.constantFrom([], ['Sector 8', 'Gurgaon'], ['GURGAON', 'sector  8'], ['Noida']),
    propertyType: fc.constantFrom('Residential', 'residential', 'Commercial', 'Unknown Type'),
  })
  fc.assert(
    fc.property(fc.array(project, { minLength: 1, maxLength: 60 }), (rows) => {
      const all = rows.map(({ price, area, ...others }, index) =>
        exampleProject({
          ...others,
          id: String(index),
          price: parsePrice(price),
          area: parseArea(area),
        }),
      )
      const similarTo = indexSimilar(all)
      for (const one of all) expect(ids(similarTo(one))).toEqual(ids(byTheRule(one, all)))
    }),
    { numRuns: 100 },
  )
})

test('a lone project has none', () => {
  const one = exampleProject()
  expect(indexSimilar([one])(one)).toEqual([])
})
