import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { joinPaths } from './generate-icons.mjs'

test('the lines of an icon become one path, each of which begins where it did', () => {
  const shapes =
    '<path d="M5 12h14"></path><rect width="4" height="4"></rect><path d="m12 5 7 7-7 7"></path>' +
    '<line x1="2" x2="22" y1="3" y2="4"></line><circle cx="12" cy="10" r="3"></circle>'
  expect(joinPaths(shapes)).toBe(
    '<path d="M5 12h14M0 0m12 5 7 7-7 7M2 3L22 4M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z"></path>' +
      '<rect width="4" height="4"></rect>',
  )
})

test('a shape that is filled stays as it is', () => {
  const dot = '<circle cx="12" cy="12" r="1" fill="currentColor"></circle>'
  expect(joinPaths(dot)).toBe(dot)
})

test.each(['site.svg', 'features.svg'])('each icon of %s has one path at most', (file) => {
  const symbols = readFileSync(`client/components/icons/${file}`, 'utf8').match(/<symbol .*/g) ?? []
  expect(symbols.length).toBeGreaterThan(50)
  const several = symbols.filter((symbol) => /<line|<path.*<path/.test(symbol))
  expect(several.map((symbol) => /id="(.*?)"/.exec(symbol)?.[1])).toEqual([])
})
