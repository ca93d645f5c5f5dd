import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { bundled } from '../../tests/support/programs/bundled.ts'
import { createPictureFolder, photo } from './picture-folder.fixture.ts'

// Three builds one after the other, on a machine that may have other work.
vi.setConfig({ testTimeout: 120_000 })

it('leaves nothing half-written when it is killed or stopped, and goes on from there', async () => {
  const program = await bundled(resolve('cli/main.ts'))
  const folder = createPictureFolder()
  const names = Array.from({ length: 16 }, (_, index) => `${index}.jpg`)
  for (const [index, name] of names.entries()) folder.put(name, await photo(480, 300, index + 1))
  folder.projects(...names)

  // A killed build leaves the file it was writing under a name of its own.
  const derivatives = () =>
    existsSync(folder.out) ? folder.derivatives().filter((name) => !name.endsWith('.tmp')) : []
  const allAreWhole = async () => {
    for (const name of derivatives()) await sharp(join(folder.out, name)).toBuffer()
  }
  const build = () => {
    const args = ['build-images', '--data', folder.data, '--out', folder.out, '--format', 'json']
    return spawn(process.execPath, [program, ...args])
  }
  /** Starts a build and sends it a signal once there are more than `count` derivatives. */
  const stopAfter = async (count: number, signal: 'SIGKILL' | 'SIGINT'): Promise<unknown> => {
    const child = build()
    const closed = once(child, 'close')
    while (child.exitCode === null && derivatives().length <= count) await wait(5)
    child.kill(signal)
    const [status, endedBy] = (await closed) as [number | null, string | null]
    return status ?? endedBy
  }

  expect(await stopAfter(6, 'SIGKILL')).toBe('SIGKILL')
  const afterKill = derivatives().length
  expect(existsSync(join(folder.out, 'manifest.json'))).toBe(false)
  await allAreWhole()
  expect(await stopAfter(afterKill + 6, 'SIGINT')).toBe(130)
  const afterStop = derivatives().length
  expect(afterStop).toBeGreaterThan(afterKill)
  await allAreWhole()

  const child = build()
  let text = ''
  child.stdout.on('data', (part: Buffer) => (text += part.toString()))
  expect((await once(child, 'close'))[0]).toBe(0)
  const { summary } = JSON.parse(text) as { summary: { files: number } }
  expect(summary.files).toBe(derivatives().length - afterStop)
  expect(Object.keys(folder.manifest().images)).toEqual(names.toSorted())
  // A half-written file of the killed run may be there for a minute; nothing names it.
  const unknown = readdirSync(folder.out).filter((it) => !/^(?:[0-9a-f]{20}|manifest)/u.test(it))
  expect(unknown).toEqual([])
})
