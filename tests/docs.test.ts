import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
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

const folders = [...layers, 'schemas', 'data', 'docs', 'deploy', '.ci']
const guides = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
]

test('every file and folder that the guides name exists', () => {
  const path = new RegExp(`(?<![\\w./~-])(?:${folders.join('|')})/[\\w./*-]*[\\w*]`, 'g')
  const file = /`([\w.-]+\.(?:ts|tsx|mjs|json|yaml|css|conf|sh|service|timer))`/g
  const fileNames = new Set(
    [...folders.flatMap((one) => readdirSync(one, { recursive: true, encoding: 'utf8' })), '/']
      .concat(readdirSync('.'))
      .map((one) => basename(one)),
  )
  const own = new Set([
    // Written by the operator, or made.
    'deploy/.env',
    'deploy/secrets',
    'deploy/backups',
    'manifest.json',
    // The recipes' examples.
    'client/pages/press/PressPage.tsx',
    'schemas/NAME.schema.json',
    'data/NAME.json',
    'server/routes/my-endpoint.ts',
  ])
  const named = guides.flatMap((guide) => {
    const text = readFileSync(guide, 'utf8')
    return [
      ...[...text.matchAll(path)].map(([one]) => ({ guide, one, exists: existsSync(one) })),
      ...[...text.matchAll(file)].map(([, one = '']) => ({
        guide,
        one,
        exists: fileNames.has(one),
      })),
    ]
  })
  expect(named.length).toBeGreaterThan(200)
  expect(named.filter(({ one, exists }) => !exists && !own.has(one) && !one.includes('*'))).toEqual(
    [],
  )
})
