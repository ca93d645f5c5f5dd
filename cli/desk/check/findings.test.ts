import { expect, it } from 'vitest'
import { addedErrors, type PageFinding } from './findings.ts'

it('tells added errors from those that were there, which entries put in may have moved', () => {
  const at = (pointer: string, level: 'error' | 'warning' = 'error') =>
    ({ page: 'p', file: 'floorPlan', rule: 'schema', pointer, level }) as PageFinding
  const before = [at('/floors/2/area')]
  expect(addedErrors(before, [at('/floors/3/area'), at('/name', 'warning')])).toEqual([])
  expect(addedErrors(before, [at('/floors/2/area'), at('/floors/3/area')])).toHaveLength(1)
  expect(addedErrors(before, [at('/floors/2/price')])).toHaveLength(1)
})
