import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const rooms = ['domain', 'catalogue', 'client', 'server', 'cli', 'scripts', 'tests']
const sources = rooms.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .map((file) => join(room, file)),
)
const headings = new Set(
  readFileSync('docs/product.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('#'))
    .map((line) => line.replace(/^#+ /, '')),
)

test("every heading of the product's book that a comment names exists", () => {
  const named = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/docs\/product\.md, '([^']+)'/g)].map(
      ([, heading = '']) => ({ file, heading }),
    ),
  )
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(({ heading }) => !headings.has(heading))).toEqual([])
})
