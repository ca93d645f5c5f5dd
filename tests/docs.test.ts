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

test.each([
  [
    'docs/architecture.md',
    /`((?:domain|schemas|data|catalogue|client|server|cli|scripts|docs)\/[\w./-]*)`/g,
  ],
  ['docs/deploy.md', /\b(deploy\/[\w./-]*\w)/g],
  [
    'CONTRIBUTING.md',
    /`((?:domain|schemas|data|catalogue|client|server|cli|scripts|docs|tests)\/[\w./-]*)`/g,
  ],
])('every file and folder that %s names exists', (guide, paths) => {
  const named = [...readFileSync(guide, 'utf8').matchAll(paths)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(5)
  const own = new Set([
    // Written by the operator.
    'deploy/.env',
    'deploy/secrets',
    'deploy/backups',
    // The recipes' examples.
    'client/pages/press/PressPage.tsx',
    'catalogue/checks/rules/my-rule.ts',
    'schemas/NAME.schema.json',
    'data/NAME.json',
    'server/routes/my-endpoint.ts',
  ])
  expect(named.filter((path) => !own.has(path) && !existsSync(path))).toEqual([])
})
