import { expect, test } from 'vitest'
import { MAX_VIEWED, readViewed, withViewed, type ViewedProject } from './recently-viewed.ts'

const viewed = (key: string, price = '₹ 1 Cr'): ViewedProject => ({ key, price })

test.each<[unknown, readonly ViewedProject[]]>([
  [undefined, []],
  ['a/b', []],
  [{ key: 'a/b', price: '' }, []],
  [
    [viewed('a/b'), null, 7, { key: 'a/b' }, { key: 'a', price: '' }, { key: 1, price: '' }],
    [viewed('a/b')],
  ],
  [
    [viewed('a/b'), viewed('a/b', '₹ 2 Cr'), viewed('c/d')],
    [viewed('a/b'), viewed('c/d')],
  ],
  [
    Array.from({ length: 20 }, (_, at) => viewed(`a/${at}`)),
    Array.from({ length: MAX_VIEWED }, (_, at) => viewed(`a/${at}`)),
  ],
])('%j is read as %j', (stored, expected) => {
  expect(readViewed(stored)).toEqual(expected)
})

test('the newest is first, once, with its price of now', () => {
  const list = [viewed('a/b'), viewed('c/d')]
  expect(withViewed(list, viewed('c/d', '₹ 2 Cr'))).toEqual([
    viewed('c/d', '₹ 2 Cr'),
    viewed('a/b'),
  ])
  const full = Array.from({ length: MAX_VIEWED }, (_, at) => viewed(`a/${at}`))
  expect(withViewed(full, viewed('z/z'))).toEqual([viewed('z/z'), ...full.slice(0, -1)])
})
