import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const layers = ['domain', 'catalogue', 'client', 'server', 'cli', 'scripts', 'tests']
const sources = layers.flatMap((layer) =>
  readdirSync(layer, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .map((file) => join(layer, file)),
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

test('every file and folder that the description of the architecture names exists', () => {
  const named = [
    ...readFileSync('docs/architecture.md', 'utf8').matchAll(
      /`((?:domain|schemas|data|catalogue|client|server|cli|scripts|docs)\/[\w./-]*)`/g,
    ),
  ].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})
