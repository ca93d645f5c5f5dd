import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { copySampleData, type DataCopy } from '../../tests/support/programs/data-copy.ts'
import { freePort } from '../../tests/support/programs/free-port.ts'
import { temporaryFolder } from '../../tests/support/programs/run-folder.ts'
import type { PageView } from './api.ts'
import { edited, SUMMIT, valueOf } from './desk.fixture.ts'

// Each start of the command takes seconds, many on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const running = new Set<ChildProcess>()
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
})

/** A desk in a process of its own, once it has printed its address or ended. */
async function run(data: DataCopy, state: string, ...args: readonly string[]) {
  const env = { ...process.env, XDG_STATE_HOME: state, IMAGES_DIR: resolve('dist/images') }
  const options = ['dist/cli/main.js', 'edit', '--data', data.folder, ...args]
  const child = spawn(process.execPath, options, { env })
  running.add(child)
  const said: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text))
  const exit = once(child, 'exit') as Promise<[number | null]>
  const lines: string[] = []
  createInterface(child.stdout).on('line', (line) => lines.push(line))
  while (lines.length === 0 && child.exitCode === null) await wait(50)
  const [address = ''] = lines
  const url = address === '' ? '' : new URL(address).origin
  const cookie =
    address === ''
      ? ''
      : (await fetch(address, { redirect: 'manual' })).headers.get('set-cookie')?.split(';')[0]
  return {
    child,
    lines,
    said: () => said.join(''),
    async end(signal: NodeJS.Signals) {
      child.kill(signal)
      const [code] = await exit
      running.delete(child)
      return code
    },
    exit,
    ask: (method: string, path: string, body?: object) =>
      fetch(`${url}/desk/api/${path}`, {
        method,
        headers: { cookie: cookie ?? '', 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      }),
  }
}

type Run = Awaited<ReturnType<typeof run>>

async function type(desk: Run, changes: Readonly<Record<string, object>>) {
  const view = (await (await desk.ask('GET', `pages/${SUMMIT}`)).json()) as PageView
  const edits = view.parts.flatMap((part) => {
    const values = Object.entries(changes[part.file] ?? {})
    const { file } = part
    return edited(
      part,
      values.map(([name, set]) => ({ file, pointer: `/${name}`, set: set as unknown })),
    )
  })
  await desk.ask('PUT', `pages/${SUMMIT}`, { changes: edits })
}

const opened = async (desk: Run) =>
  (await (await desk.ask('GET', `pages/${SUMMIT}`)).json()) as PageView

describe('the command', () => {
  it('prints its address alone; asked to end it names what is not saved, killed in a save it leaves all or nothing and no lock', async () => {
    const [data, state] = [copySampleData(), temporaryFolder()]
    const port = await freePort()
    const first = await run(data, state, '--port', String(port))
    expect(first.lines[0]).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:${port}/\\?key=[\\w-]{22}$`))
    await type(first, {
      residentialProjects: { price: '₹ 3 Cr' },
      locationData: { coordinates: { lat: 28.5, lng: 77.1 } },
      sitePlanData: { name: 'Another name' },
    })
    expect(await first.end('SIGTERM')).toBe(0)
    expect(first.lines).toHaveLength(1)
    expect(first.said()).toContain(`1 page with changes that are not saved: ${SUMMIT}.`)

    const second = await run(data, state, '--port', String(port))
    expect(valueOf(await opened(second))).toMatchObject({ price: '₹ 3 Cr' })
    const before = data.texts()
    second.ask('POST', `pages/${SUMMIT}/save`).catch(() => undefined)
    await wait(60)
    await second.end('SIGKILL')

    const third = await run(data, state, '--port', '0')
    const after = data.texts()
    const changed = Object.keys(after).filter((file) => after[file] !== before[file])
    expect([0, 3]).toContain(changed.length)
    expect((await opened(third)).isDraft).toBe(changed.length === 0)
    expect(await third.end('SIGINT')).toBe(0)
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
