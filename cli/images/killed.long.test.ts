import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { beforeEach, expect, it, vi } from 'vitest'
import { filesWithImages } from '../../catalogue/pictures/references.ts'
import type { ImageManifest } from '../../domain/image/image-manifest.ts'
import { bundled } from '../../tests/support/programs/bundled.ts'
import { temporaryFolder } from '../../tests/support/programs/run-folder.ts'

const pictures = 16

// Three builds one after the other, on a machine that may have other work.
vi.setConfig({ testTimeout: 120_000 })

let root: string
let program: string

beforeEach(async () => {
  program = await bundled(resolve('cli/main.ts'))
  root = temporaryFolder()
  mkdirSync(join(root, 'data/images'), { recursive: true })
  const projects = []
  for (let index = 0; index < pictures; index += 1) {
    const image = `${index}.jpg`
    const noise = { type: 'gaussian', mean: 100 + index, sigma: 30 } as const
    const create = { width: 480, height: 300, channels: 3, background: '#888', noise } as const
    writeFileSync(join(root, 'data/images', image), await sharp({ create }).jpeg().toBuffer())
    projects.push({ id: `p${index}`, name: `Project ${index}`, image })
  }
  for (const name of filesWithImages) writeFileSync(join(root, `data/${name}.json`), '[]')
  writeFileSync(join(root, 'data/residentialProjects.json'), JSON.stringify({ amber: projects }))
})

const out = (...names: readonly string[]): string => join(root, 'out', ...names)

const derivatives = (): string[] =>
  existsSync(out())
    ? readdirSync(out()).filter(
        // A killed build leaves the file it was writing under a name of its own.
        (name) => /^[0-9a-f].*\.(?:avif|webp|jpg)$/u.test(name) && !name.endsWith('-1200.jpg'),
      )
    : []

const build = () =>
  spawn(process.execPath, [
    program,
    'build-images',
    '--data',
    join(root, 'data'),
    '--out',
    out(),
    '--format',
    'json',
  ])

/** Starts a build and sends it a signal once there are more than `count` derivatives. */
const stopAfter = async (count: number, signal: 'SIGKILL' | 'SIGINT'): Promise<unknown> => {
  const child = build()
  const closed = once(child, 'close')
  while (child.exitCode === null && derivatives().length <= count) await wait(5)
  child.kill(signal)
  const [status, endedBy] = (await closed) as [number | null, string | null]
  return status ?? endedBy
}

it('leaves nothing half-written when it is killed or stopped, and goes on from there', async () => {
  expect(await stopAfter(6, 'SIGKILL')).toBe('SIGKILL')
  const afterKill = derivatives()
  expect(existsSync(out('manifest.json'))).toBe(false)
  for (const name of afterKill) await sharp(out(name)).toBuffer()

  expect(await stopAfter(afterKill.length + 6, 'SIGINT')).toBe(130)
  const afterStop = derivatives()
  expect(afterStop.length).toBeGreaterThan(afterKill.length)
  for (const name of afterStop) await sharp(out(name)).toBuffer()

  const child = build()
  let text = ''
  child.stdout.on('data', (part: Buffer) => (text += part.toString()))
  expect((await once(child, 'close'))[0]).toBe(0)
  const { summary } = JSON.parse(text) as { summary: { files: number } }
  expect(summary.files).toBe(derivatives().length - afterStop.length)
  const { images } = JSON.parse(readFileSync(out('manifest.json'), 'utf8')) as ImageManifest
  expect(Object.keys(images)).toHaveLength(pictures)
  // A half-written file of the killed run may be there for a minute; nothing names it.
  const unknown = readdirSync(out()).filter(
    (name) => !/^(?:[0-9a-f]{20}|manifest|\.build)/u.test(name),
  )
  expect(unknown).toEqual([])
})
