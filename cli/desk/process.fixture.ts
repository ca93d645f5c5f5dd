import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import type { DataCopy } from '../../tests/support/programs/data-copy.ts'
import type { PageView } from './api.ts'
import { edited, SUMMIT } from './desk.fixture.ts'

/** A desk in a process of its own, once it has printed its address or ended. */
export async function run(data: DataCopy, state: string, ...args: readonly string[]) {
  const env = { ...process.env, XDG_STATE_HOME: state, IMAGES_DIR: resolve('dist/images') }
  const options = ['dist/cli/main.js', 'edit', '--data', data.folder, ...args]
  const child = spawn(process.execPath, options, { env })
  onTestFinished(() => void child.kill('SIGKILL'))
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

export async function type(desk: Run, changes: Readonly<Record<string, object>>) {
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

export const opened = async (desk: Run) =>
  (await (await desk.ask('GET', `pages/${SUMMIT}`)).json()) as PageView
