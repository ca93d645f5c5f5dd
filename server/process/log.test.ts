import { spawnSync } from 'node:child_process'
import Module from 'node:module'
import { expect, test, vi } from 'vitest'
import { createLog } from './log.ts'

test('an installation without the packages for development logs JSON lines, whatever NODE_ENV says', () => {
  const nothing = vi
    .spyOn(Module as unknown as { _resolveFilename: () => string }, '_resolveFilename')
    .mockImplementation(() => {
      throw new Error('Cannot find module')
    })
  try {
    expect(createLog({ logLevel: 'info', production: false }).level).toBe('info')
  } finally {
    nothing.mockRestore()
  }
})

test('the last line of a log is the last one, however late a line before it is written', () => {
  const program = `
    import { pbkdf2 } from 'node:crypto'
    import { createLog, endLogged } from './server/process/log.ts'
    const log = createLog({ logLevel: 'info', production: true })
    // The one thread that writes is busy.
    pbkdf2('', '', 20_000, 64, 'sha512', () => {})
    log.info('shutting down')
    log.info('ended')
    endLogged(log, 3)`
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program],
    { encoding: 'utf8', env: { ...process.env, UV_THREADPOOL_SIZE: '1' } },
  )
  const messages = stdout.split('\n', 2).map((line) => (JSON.parse(line) as { msg: string }).msg)
  expect([status, ...messages]).toEqual([3, 'shutting down', 'ended'])
})
