import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../support/programs/free-port.ts'
import { report } from './programs/report.ts'
import { temporaryFolder } from '../support/programs/run-folder.ts'

// What somebody waits for who has cloned the repository and installed its packages: `npm start` to the
// first page, and again when nothing has changed.
const MAX_WAIT_MS = 300_000

const clone = temporaryFolder()

/** Seconds until a page is there. */
async function start(): Promise<number> {
  const port = String(await freePort())
  const startedAt = performance.now()
  const child = spawn('npm', ['start', '--silent'], {
    cwd: clone,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: port, LOG_LEVEL: 'fatal', DRAIN_SECONDS: '0' },
  })
  const ended = once(child, 'exit')
  const isThere = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      async (answer) => answer.ok && (await answer.text()) !== '',
      () => false,
    )
  while (!(await isThere())) {
    if (performance.now() - startedAt > MAX_WAIT_MS || child.exitCode !== null)
      throw new Error('npm start shows no page')
    await setTimeout(20)
  }
  const seconds = (performance.now() - startedAt) / 1000
  child.kill('SIGTERM')
  await ended
  return seconds
}

for (const file of execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n'))
  // With the times of the files, as the packages are installed anew for a newer lock file.
  cpSync(file, join(clone, file), { preserveTimestamps: true })
symlinkSync(resolve('node_modules'), join(clone, 'node_modules'))
report('npm start in a fresh clone, packages installed, to the first page, s', await start(), {
  atMost: 30,
})
// The first start was ended before its pictures were made.
execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: clone, stdio: 'ignore' })
report('npm start again, to the first page, s', await start(), { atMost: 2 })
