import { expect, test } from 'vitest'
import {
  MAX_SAVED,
  pathWithKeys,
  projectKey,
  readKeys,
  readStored,
  withoutSaved,
  withSaved,
} from './shortlist.ts'

test('a key is the end of the project’s address, decoded', () => {
  expect(projectKey('/project-details/aravalli-crest/PF-GGN-0188')).toBe(
    'aravalli-crest/PF-GGN-0188',
  )
  expect(projectKey('/project-details/a/b%20c')).toBe('a/b c')
})

test.each([
  [null, []],
  ['', []],
  ['{', []],
  ['{"a":1}', []],
  ['["a/b","a/b","c/d",7,null,"e","f/g/h","/x"]', ['a/b', 'c/d']],
])('stored %j is %j', (text, expected) => {
  expect(readStored(text)).toEqual(expected)
})

test('no more is read than a list holds', () => {
  const many = Array.from({ length: 60 }, (_, index) => `a/${index}`)
  expect(readStored(JSON.stringify(many))).toEqual(many.slice(0, MAX_SAVED))
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

test('the newest is first, twice saved is once, the 51st is refused', () => {
  expect(withSaved(['a/b'], 'c/d')).toEqual(['c/d', 'a/b'])
  expect(withSaved(['a/b', 'c/d'], 'c/d')).toEqual(['a/b', 'c/d'])
  const full = Array.from({ length: MAX_SAVED }, (_, index) => `a/${index}`)
  expect(withSaved(full, 'b/b')).toBeUndefined()
  expect(withSaved(full, 'a/7')).toBe(full)
  expect(withoutSaved(['a/b', 'c/d'], 'a/b')).toEqual(['c/d'])
})
