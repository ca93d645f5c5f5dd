import { expect, test } from 'vitest'
import { checkFolder } from '../../catalogue/checks/check-folder.ts'
import { isError } from '../../catalogue/checks/finding.ts'
import { scaleData } from './scale.ts'

const data = scaleData(500)

test('a generated set has no errors', async () => {
  const { findings, context } = await checkFolder(data.folder)
  expect(findings.filter(isError)).toEqual([])
  expect(context.projects.all).toHaveLength(500)
})
