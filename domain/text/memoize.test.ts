import { expect, it } from 'vitest'
import { memoizeByObject } from './memoize.ts'

it('works out once for each object, an undefined result too', () => {
  const asked: object[] = []
  const sizeOf = memoizeByObject((key: readonly number[]) => {
    asked.push(key)
    return key[0]
  })
  const [one, same, none]: number[][] = [[1], [1], []]
  for (const key of [one, same, none, one, none]) if (key) sizeOf(key)
  expect(asked).toEqual([one, same, none])
  expect(asked[0]).toBe(one)
  expect(sizeOf(none ?? [1])).toBeUndefined()
})
