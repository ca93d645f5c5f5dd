import { chmodSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { copySampleData } from '../../tests/support/programs/data-copy.ts'
import { freePort } from '../../tests/support/programs/free-port.ts'
import { temporaryFolder } from '../../tests/support/programs/run-folder.ts'
import { SUMMIT } from './desk.fixture.ts'
import { run, type } from './process.fixture.ts'

// Each start of the command takes seconds, many on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

describe('the command', () => {
  it('prints its address alone; asked to end it names what is not saved', async () => {
    const [data, state] = [copySampleData(), temporaryFolder()]
    const port = await freePort()
    const first = await run(data, state, '--port', String(port))
    expect(first.lines[0]).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:${port}/\\?key=[\\w-]{22}$`))
    await type(first, { residentialProjects: { price: '₹ 3 Cr' } })
    expect(await first.end('SIGTERM')).toBe(0)
    expect(first.lines).toHaveLength(1)
    expect(first.said()).toContain(`1 page with changes that are not saved: ${SUMMIT}.`)
  })

  it('opens a folder that cannot be written; beside another and where its port is taken it is refused with 2 and one line', async () => {
    const [data, state] = [copySampleData(), temporaryFolder()]
    chmodSync(data.folder, 0o555)
    const first = await run(data, state, '--port', '0')
    expect(first.said()).toContain('cannot be written: the desk shows the data and saves nothing.')
    const second = await run(data, state, '--port', '0')
    expect((await second.exit)[0]).toBe(2)
    expect(second.said()).toMatch(/^A desk is open on ".*" already: .*\n$/)
    const taken = new URL(first.lines[0] ?? '').port
    const other = await run(copySampleData(), state, '--port', taken)
    expect((await other.exit)[0]).toBe(2)
    expect(other.said()).toBe(
      `Port ${taken} cannot be used: another program uses it. Choose another with --port.\n`,
    )
    expect(await first.end('SIGTERM')).toBe(0)
    chmodSync(data.folder, 0o755)
  })
})
