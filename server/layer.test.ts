import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../tests/support/programs/run-folder.ts'

test('an import from cli/ does not pass lint', () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'server'))
  copyFileSync('.oxlintrc.json', join(folder, '.oxlintrc.json'))
  const code = "import { setExit } from '../cli/terminal/output.ts'\nexport const end = setExit\n"
  writeFileSync(join(folder, 'server/lint.ts'), code)
  const oxlint = resolve('node_modules/oxlint/bin/oxlint')
  const options = { cwd: folder, encoding: 'utf8' } as const
  const { stdout } = spawnSync(process.execPath, [oxlint, 'server'], options)
  expect(stdout).toContain('server/ never imports cli/.')
})
