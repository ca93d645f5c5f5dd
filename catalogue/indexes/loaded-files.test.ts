import { expect, test } from 'vitest'
import { textIndex } from './loaded-files.ts'

const found = (record: Readonly<Record<string, readonly string[]>>, keys: readonly string[]) => {
  const find = textIndex(Object.entries(record))
  return keys.map((key) => find(key)?.[0])
}

test('the exact key first, then any case', () => {
  const record: Record<string, string[]> = JSON.parse(
    '{"crest-1": ["a"], "__proto__": ["b"], "7": ["c"]}',
  )
  expect(found(record, ['crest-1', 'Crest-1', '__proto__', '7', 'toString', ''])).toEqual([
    'a',
    'a',
    'b',
    'c',
    undefined,
    undefined,
  ])
})

test('of keys that differ in their case the first one answers for any other case', () => {
  const record = { 'PF-1': ['a'], 'pf-1': ['b'], 'pf-2': ['c'], 'PF-2': ['d'] }
  expect(found(record, ['PF-1', 'pf-1', 'Pf-1', 'PF-2', 'pf-2', 'Pf-2'])).toEqual([
    'a',
    'b',
    'a',
    'd',
    'c',
    'c',
  ])
})
