import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ImageManifest, RasterImage } from '../../domain/image-manifest.ts'
import { buildImages, type BuildProgress, type BuildResult } from './build.ts'

let root: string
let data: string
let out: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'images-'))
  data = join(root, 'data')
  out = join(root, 'out')
  mkdirSync(join(data, 'images'), { recursive: true })
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

const put = (path: string, contents: Buffer | string): void => {
  const file = join(data, 'images', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, contents)
}

const projects = (...images: readonly string[]): void => {
  const list = images.map((image, index) => ({ id: `p${index}`, name: `Project ${index}`, image }))
  writeFileSync(join(data, 'residentialProjects.json'), JSON.stringify({ amber: list }))
}

// Noise, so that a damaged byte shows and files differ.
const photo = (width: number, height: number, seed = 1): Promise<Buffer> =>
  sharp(
    Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (at * seed * 7919) % 251)),
    { raw: { width, height, channels: 3 } },
  )
    .jpeg()
    .toBuffer()

const build = (
  options: { force?: boolean; signal?: AbortSignal; onProgress?: (p: BuildProgress) => void } = {},
): Promise<BuildResult> =>
  buildImages({
    dataFolder: data,
    outFolder: out,
    force: options.force ?? false,
    concurrency: 2,
    signal: options.signal ?? new AbortController().signal,
    onProgress: options.onProgress ?? (() => undefined),
  })

const manifest = (): ImageManifest =>
  JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8')) as ImageManifest

const raster = (path: string): RasterImage => {
  const entry = manifest().images[path]
  if (entry === undefined || 'svg' in entry) throw new Error(`${path} is no picture`)
  return entry
}

const derivatives = (): string[] => readdirSync(out).filter((name) => /^[0-9a-f]{20}/u.test(name))

describe('what is made', () => {
  it('makes the widths of the slots, none wider than the source, and says so in the manifest', async () => {
    put('exteriors/tower.jpg', await photo(700, 400))
    projects('exteriors/tower.jpg')
    const result = await build()
    expect(result).toMatchObject({ images: 1, built: 1, failures: [], files: 9 })
    const entry = raster('exteriors/tower.jpg')
    expect(entry).toMatchObject({
      width: 700,
      height: 400,
      widths: [160, 400, 640, 700],
      formats: ['avif', 'webp'],
      fallback: { format: 'jpg', width: 700 },
    })
    expect(entry.placeholder).toMatch(/^data:image\/webp;base64,/u)
    expect(entry.placeholder.length).toBeLessThan(400)
    for (const width of entry.widths) {
      for (const format of entry.formats) {
        const info = await sharp(join(out, `${entry.hash}-${width}.${format}`)).metadata()
        expect(info.width).toBe(width)
        expect(info.format).toBe(format === 'avif' ? 'heif' : format)
      }
    }
    expect(derivatives()).toHaveLength(9)
  })

  it('turns pictures upright, converts them to sRGB and drops what they say of the camera', async () => {
    const source = await sharp(await photo(300, 200))
      .withIccProfile('p3')
      .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'A. Photographer' } } })
      .jpeg()
      .toBuffer()
    put('exteriors/turned.jpg', source)
    projects('exteriors/turned.jpg')
    await build()
    const entry = raster('exteriors/turned.jpg')
    expect([entry.width, entry.height]).toEqual([200, 300])
    const info = await sharp(join(out, `${entry.hash}-200.jpg`)).metadata()
    expect(info).toMatchObject({ width: 200, height: 300, space: 'srgb' })
    expect(info.exif ?? info.icc ?? info.orientation).toBeUndefined()
  })

  it('falls back to PNG for a picture with transparency', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    put(
      'exteriors/cut-out.png',
      await sharp({ create: { width: 50, height: 40, channels: 4, background: clear } })
        .png()
        .toBuffer(),
    )
    projects('exteriors/cut-out.png')
    await build()
    expect(raster('exteriors/cut-out.png').fallback).toEqual({ format: 'png', width: 50 })
  })

  it('passes a drawing through the sanitiser', async () => {
    put(
      'logos/logo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 12" onload="x()"><script>x()</script><path d="M0 0h9"/></svg>',
    )
    projects('logos/logo.svg')
    const result = await build()
    expect(result.cleaned).toEqual([{ path: 'logos/logo.svg', removed: ['onload', 'script'] }])
    const entry = manifest().images['logos/logo.svg']
    expect(entry).toMatchObject({ svg: true, width: 32, height: 12 })
    expect(readFileSync(join(out, `${entry?.hash ?? ''}.svg`), 'utf8')).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 12"><path d="M0 0h9"/></svg>\n',
    )
  })

  it('makes the same picture under two names once', async () => {
    const picture = await photo(120, 80)
    put('exteriors/a.jpg', picture)
    put('exteriors/b.jpg', picture)
    projects('exteriors/a.jpg', 'exteriors/b.jpg')
    const result = await build()
    expect(result).toMatchObject({ images: 2, built: 1 })
    expect(raster('exteriors/a.jpg')).toEqual(raster('exteriors/b.jpg'))
  })
})

describe('what is made again', () => {
  beforeEach(async () => {
    put('exteriors/a.jpg', await photo(120, 80, 1))
    put('exteriors/b.jpg', await photo(120, 80, 2))
    projects('exteriors/a.jpg', 'exteriors/b.jpg')
    await build()
  })

  it('is nothing where nothing changed, nor where only the times did', async () => {
    expect(await build()).toMatchObject({ built: 0, unchanged: 2, files: 0, removed: 0 })
    utimesSync(join(data, 'images/exteriors/a.jpg'), new Date(), new Date())
    expect(await build()).toMatchObject({ built: 0, unchanged: 2 })
  })

  it('is nothing where the data folder is copied or moved', async () => {
    cpSync(data, join(root, 'elsewhere'), { recursive: true })
    rmSync(data, { recursive: true })
    data = join(root, 'elsewhere')
    expect(await build()).toMatchObject({ built: 0, unchanged: 2 })
  })

  it('is the picture that changed; its old files go, files that are not ours stay', async () => {
    writeFileSync(join(out, 'notes.txt'), 'mine')
    const before = raster('exteriors/a.jpg')
    put('exteriors/a.jpg', await photo(120, 80, 3))
    expect(await build()).toMatchObject({ built: 1, unchanged: 1, removed: 3 })
    expect(raster('exteriors/a.jpg').hash).not.toBe(before.hash)
    expect(derivatives().some((name) => name.startsWith(before.hash))).toBe(false)
    expect(existsSync(join(out, 'notes.txt'))).toBe(true)
  })

  it('is a file that was deleted, and everything with force', async () => {
    rmSync(join(out, `${raster('exteriors/a.jpg').hash}-120.webp`))
    expect(await build()).toMatchObject({ built: 1, files: 1 })
    expect(await build({ force: true })).toMatchObject({ built: 2, files: 6 })
  })

  it('is nothing where a data file cannot be read: what it used is kept', async () => {
    writeFileSync(join(data, 'residentialProjects.json'), '{"amber": [')
    const result = await build()
    expect(result.brokenFiles).toMatchObject([{ file: 'residentialProjects.json' }])
    expect(result.removed).toBe(0)
    expect(Object.keys(manifest().images)).toEqual(['exteriors/a.jpg', 'exteriors/b.jpg'])
  })
})

describe('what cannot be made', () => {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }

  /** A PNG of a few bytes that promises 40,000 × 40,000 pixels. */
  const bomb = (): Buffer =>
    Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', Buffer.from('00009c4000009c400802000000', 'hex')),
      chunk('IDAT', deflateSync(Buffer.alloc(1000))),
      chunk('IEND', Buffer.alloc(0)),
    ])

  it('is reported with its path and its record, and the rest is built', async () => {
    const good = await photo(120, 80)
    const damaged = Buffer.from(await photo(160, 160, 5))
    damaged.fill(0xff, 700, 900)
    put('exteriors/good.jpg', good)
    put('exteriors/zero.jpg', '')
    put('exteriors/cut.jpg', good.subarray(0, Math.floor(good.length / 2)))
    put('exteriors/damaged.jpg', damaged)
    put('exteriors/text.jpg', 'hello')
    put('exteriors/really-png.jpg', await sharp(good).png().toBuffer())
    put('exteriors/bomb.png', bomb())
    put('logos/broken.svg', '<svg xmlns="http://www.w3.org/2000/svg"><path></svg>')
    projects(
      'exteriors/good.jpg',
      'exteriors/zero.jpg',
      'exteriors/cut.jpg',
      'exteriors/damaged.jpg',
      'exteriors/text.jpg',
      'exteriors/really-png.jpg',
      'exteriors/bomb.png',
      'exteriors/missing.jpg',
      '../secret.jpg',
      'logos/broken.svg',
    )
    const result = await build()
    const codes = result.failures.map(({ source, problem }) => [source.path, problem.code])
    expect(Object.fromEntries(codes)).toEqual({
      '../secret.jpg': 'outside',
      'exteriors/bomb.png': 'too-many-pixels',
      'exteriors/cut.jpg': 'damaged',
      'exteriors/damaged.jpg': 'damaged',
      'exteriors/missing.jpg': 'missing',
      'exteriors/really-png.jpg': 'wrong-extension',
      'exteriors/text.jpg': 'damaged',
      'exteriors/zero.jpg': 'empty',
      'logos/broken.svg': 'damaged',
    })
    expect(result.failures[1]?.source).toMatchObject({
      file: 'residentialProjects.json',
      pointer: '/amber/6/image',
      record: 'project "Project 6"',
    })
    expect(Object.keys(manifest().images)).toEqual(['exteriors/good.jpg'])
    expect(result).toMatchObject({ built: 1, interrupted: false })
  })

  it('is a folder that cannot be used', async () => {
    writeFileSync(out, 'a file')
    projects()
    await expect(build()).rejects.toThrow(/output folder .* cannot be used/u)
    data = join(root, 'nowhere')
    await expect(build()).rejects.toThrow(/data folder .* cannot be read: it does not exist/u)
  })
})

describe('a build that was stopped', () => {
  it('goes on where it stopped, and shows nothing half-written', async () => {
    const names = Array.from({ length: 6 }, (_, index) => `exteriors/${index}.jpg`)
    for (const [index, name] of names.entries()) put(name, await photo(100, 80, index + 1))
    projects(...names)
    const stop = new AbortController()
    const stopped = await build({
      signal: stop.signal,
      onProgress: ({ done }) => {
        if (done === 2) stop.abort()
      },
    })
    expect(stopped.interrupted).toBe(true)
    expect(existsSync(join(out, 'manifest.json'))).toBe(false)
    const made = derivatives()
    for (const name of made) await sharp(join(out, name)).toBuffer()

    // What another run, killed for good, has left half-written.
    writeFileSync(join(out, '.tmp-999999-1'), 'half')
    const resumed = await build()
    expect(resumed.interrupted).toBe(false)
    expect(resumed.files).toBe(names.length * 3 - made.length)
    expect(readdirSync(out).filter((name) => name.startsWith('.tmp'))).toEqual([])
    expect(Object.keys(manifest().images)).toEqual(names)
  })
})
