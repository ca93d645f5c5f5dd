import { expect, test } from 'vitest'
import { mintSubmissionId } from './submission-id.ts'

const UUID_V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

test('is a version 4 UUID, another one each time', () => {
  const ids = new Set(Array.from({ length: 100 }, () => mintSubmissionId()))
  expect(ids.size).toBe(100)
  for (const id of ids) expect(id).toMatch(UUID_V4)
})

test('also on an origin that is not secure', () => {
  const insecure = { getRandomValues: crypto.getRandomValues.bind(crypto) } as Crypto
  for (let round = 0; round < 100; round++) expect(mintSubmissionId(insecure)).toMatch(UUID_V4)
})
