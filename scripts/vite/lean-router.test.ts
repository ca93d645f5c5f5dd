import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutUnused } from './lean-router.ts'

const folder = join(import.meta.dirname, '../../node_modules', 'react-router', 'dist/production')

test('the router is found among the files of its package, and what is unused is left empty', () => {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  const made = files.filter((code) => withoutUnused(code) !== code)
  expect(made).toHaveLength(1)
  expect(withoutUnused(made[0] ?? '')).toContain('async function handleAction() {')
})

test('a router that has changed is told', () => {
  expect(() => withoutUnused('function createRouter() {\n}')).toThrow(/no function handleAction/)
})
