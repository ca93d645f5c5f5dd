import { expect, test } from 'vitest'
import {
  MAX_SAVED,
  pathWithKeys,
  projectKey,
  readKeys,
  readSaved,
  toggledKeys,
  withMovedKeys,
  MAX_VIEWED,
  readViewed,
  withViewed,
  type ViewedProject,
} from './shortlist.ts'

test('a key is the end of the project’s address, decoded', () => {
  expect(projectKey('/project-details/aravalli-crest/PF-GGN-0188')).toBe(
    'aravalli-crest/PF-GGN-0188',
  )
  expect(projectKey('/project-details/a/b%20c')).toBe('a/b c')
})

test.each([
  [undefined, []],
  [{ a: 1 }, []],
  [
    ['a/b', 'a/b', 'c/d', 7, null, 'e', 'f/g/h', '/x', 'a/\ud800'],
    ['a/b', 'c/d'],
  ],
])('stored %j is %j', (stored, expected) => {
  expect(readSaved(stored)).toEqual(expected)
})

test('no more is read than a list holds', () => {
  const many = Array.from({ length: 60 }, (_, index) => `a/${index}`)
  expect(readSaved(many)).toEqual(many.slice(0, MAX_SAVED))
})

test('an address names projects and is read again', () => {
  const keys = ['a/b c', 'd/é']
  const path = pathWithKeys('/shortlist', keys)
  expect(path).toBe('/shortlist?projects=a/b%20c,d/%C3%A9')
  expect(readKeys(new URL(path, 'http://x').searchParams.get('projects'))).toEqual(keys)
  expect(pathWithKeys('/shortlist', [])).toBe('/shortlist')
  expect(readKeys(' a/b,,a/b, c,c/d ')).toEqual(['a/b', 'c/d'])
  for (const key of ['a/b,c', 'a/50%', 'a/b%2Cc', 'a/b%252Cc,%', 'a/b,']) {
    const { searchParams } = new URL(pathWithKeys('/shortlist', [key, 'c/d']), 'http://x')
    expect(readKeys(searchParams.get('projects'))).toEqual([key, 'c/d'])
  }
})

test('the newest is first, pressed again it goes, the 51st is refused', () => {
  expect(toggledKeys(['a/b'], 'c/d')).toEqual(['c/d', 'a/b'])
  expect(toggledKeys(['a/b', 'c/d'], 'a/b')).toEqual(['c/d'])
  const full = Array.from({ length: MAX_SAVED }, (_, index) => `a/${index}`)
  expect(toggledKeys(full, 'b/b')).toBeUndefined()
  expect(toggledKeys(full, 'a/7')).toHaveLength(MAX_SAVED - 1)
})

test('a list loses what is gone and follows what was renamed; all else stays in its order', () => {
  const moves = { gone: ['a/gone'], renamed: { 'a/old': 'a/new', 'b/old': 'a/new' } }
  expect(withMovedKeys(['x/y', 'a/gone', 'a/old', 'b/old', 'a/missing'], moves)).toEqual([
    'x/y',
    'a/new',
    'a/missing',
  ])
})

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
