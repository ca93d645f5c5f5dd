import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../tests/support/programs/run-folder.ts'

const refused = [
  'export const now: number = Date.now()',
  'export const today = new Date().getFullYear()',
  'export const text: string = Date()',
  'export const chance = Math.random() * 2',
  'export const secret = process.env',
  "export const answer = fetch('/')",
  'export const timer = setTimeout(() => undefined, 5)',
  "export { readFileSync } from 'node:fs'",
]

test('a rule with a clock, with chance or with anything around it does not compile', () => {
  const folder = temporaryFolder()
  writeFileSync(
    join(folder, 'rule.ts'),
    [...refused, 'export const year = new Date(0).getFullYear() + Math.max(1, 2)'].join('\n'),
  )
  const settings = {
    extends: resolve('domain/tsconfig.json'),
    files: ['rule.ts', resolve('domain/ambient.d.ts')],
    include: [],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
  const tsc = resolve('node_modules/typescript/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' })
  const lines = [...stdout.matchAll(/rule\.ts\((\d+),/g)].map(([, line]) => Number(line))
  expect([...new Set(lines)], stdout).toEqual(refused.map((_, index) => index + 1))
})
