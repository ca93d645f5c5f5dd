import { expect, test } from 'vitest'
import { findProject, projectsIn } from '../projects.ts'
import { writePlan, copyOfData } from '../editing.fixture.ts'
import { planNewProject } from './new-project.ts'

test('a new project whose name has no letters of an address needs an id', async () => {
  const { data } = copyOfData()
  const answers = { name: 'शांति निकेतन', developer: 'Aravalli Crest', kind: 'residential' }
  expect(() => planNewProject(data, answers, {})).toThrow(/one with --id/)
  await writePlan(data, planNewProject(data, { ...answers, id: 'shanti-niketan' }, {}))
  const projects = projectsIn(data)
  expect(findProject(projects, 'shanti-niketan').record).toMatchObject({ name: answers.name })
})
