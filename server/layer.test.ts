import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../tests/support/programs/run-folder.ts'

let folder = ''
beforeAll(() => {
  folder = temporaryFolder()
  mkdirSync(join(folder, 'server'))
})

const run = (program: string, ...options: string[]) =>
  spawnSync(process.execPath, [resolve('node_modules', program), ...options], {
    cwd: folder,
    encoding: 'utf8',
  }).stdout

test('an import from cli/ does not pass lint', () => {
  copyFileSync('.oxlintrc.json', join(folder, '.oxlintrc.json'))
  const code =
    "import { exitCodes } from '../cli/terminal/exit.ts'\nexport const { fine } = exitCodes\n"
  writeFileSync(join(folder, 'server/lint.ts'), code)
  expect(run('oxlint/bin/oxlint', 'server')).toContain('server/ never imports cli/.')
})

test('an import from cli/ does not compile', () => {
  const code = ['domain/colours.ts', 'cli/terminal/exit.ts'].map(
    (file) => `import '${resolve(file)}'`,
  )
  writeFileSync(join(folder, 'types.ts'), code.join('\n'))
  const settings = {
    extends: resolve('server/tsconfig.json'),
    compilerOptions: { tsBuildInfoFile: 'types.tsbuildinfo', rootDir: '/', types: [] },
    files: ['types.ts', resolve('domain/colours.ts')],
    include: [],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
  const found = run('typescript/bin/tsc', '-p', folder)
  expect(found.match(/^types\.ts.*/gm), found).toEqual([
    expect.stringContaining("cli/terminal/exit.ts' is not listed"),
  ])
})
