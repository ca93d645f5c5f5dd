import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { textIndex } from '../indexes/text-index.ts'
import { positionsOf } from './key-numbers.ts'

test('keys of several files are found as in an index of each', () => {
  const key = fc.constantFrom('a', 'A', 'b', 'B', 'bb', 'bB', 'Bb', '__proto__', '7', '')
  fc.assert(
    fc.property(fc.array(fc.array(key)), key, (files, sought) => {
      const numbers = new Map<string, number>()
      const found = files.map((keys) => positionsOf(keys, numbers))
      const plain = files.map((keys) => textIndex(keys.map((one, at) => [one, at])))
      expect(found.map((find) => find(sought))).toEqual(plain.map((find) => find(sought)))
    }),
  )
})
