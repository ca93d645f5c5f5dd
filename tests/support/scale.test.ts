import { afterAll, expect, test } from 'vitest'
import { checkFolder } from '../../catalogue/checks/check-folder.ts'
import { scaleData } from './scale.ts'

const data = scaleData(500)
afterAll(() => data.dispose())

test('a generated set is valid, but for the telephone number of the sample', async () => {
  const { findings, context } = await checkFolder(data.folder)
  expect(findings.map(({ rule }) => rule.name)).toEqual(['placeholder-contact'])
  expect(context.projects.all).toHaveLength(500)
})
