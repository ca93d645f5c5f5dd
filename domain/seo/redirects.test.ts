import { describe, expect, test } from 'vitest'
import { addRedirects, buildRedirects } from './redirects.ts'

const one = { from: '/project-details/a/b', to: '/project-details/a/c' }

describe('buildRedirects', () => {
  const find = buildRedirects([
    one,
    { from: '/x', to: '/y' },
    { from: '/y', to: '/z#plans' },
    { from: '/round', to: '/about-turn' },
    { from: '/about-turn', to: '/round' },
    { from: '/self', to: '/self/' },
    { from: '/x', to: '/never' },
  ])
  test.each([
    ['/project-details/a/b', '/project-details/a/c'],
    ['/Project-Details/A/B/', '/project-details/a/c'],
    ['/project-details/%61/b', '/project-details/a/c'],
    ['/x', '/z#plans'],
    ['/x?utm_source=mail', '/z#plans'],
    ['/project-details/a', undefined],
    ['/round', undefined],
    ['/self', undefined],
    ['/%', undefined],
    ['/', undefined],
  ])('%s leads to %s', (path, to) => expect(find(path)).toBe(to))
})

test.each([
  ['the same move again', [one], [one], [one]],
  [
    'a page that takes an old address ends its redirect',
    [one],
    [{ from: '/q', to: one.from }],
    [{ from: '/q', to: one.from }],
  ],
  ['a move to its own place in capitals is none', [], [{ from: '/A/b', to: '/a/b' }], []],
])('added: %s', (_name, before, moves, after) => expect(addRedirects(before, moves)).toEqual(after))
