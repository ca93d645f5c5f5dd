import { expect, test } from 'vitest'
import { mayPrefetch } from './prefetch.ts'

test.each([
  [{ saveData: true, effectiveType: '4g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '3g' }, true],
  [{}, true],
])('over %j pages are fetched ahead: %s', (connection, may) => {
  expect(mayPrefetch(connection)).toBe(may)
})
