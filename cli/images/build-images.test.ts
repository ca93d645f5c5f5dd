import {
  cpSync,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPictureFolder, photo, type PictureFolder } from './picture-folder.fixture.ts'

const hour = 60 * 60 * 1000

let folder: PictureFolder

beforeEach(() => {
  folder = createPictureFolder()
})
afterEach(() => vi.useRealTimers())

describe('what is made', () => {
  it('is a picture of the same size and time anew with --force, and that stays true', async () => {
    const [first, second] = [await photo(480, 300), await photo(480, 300)]
    // Bytes behind the end of a JPEG change what it is, and not what it shows.
    folder.put('exteriors/a.jpg', Buffer.concat([first, Buffer.from('1')]))
    folder.projects('exteriors/a.jpg')
    await folder.build()
    const file = join(folder.data, 'images/exteriors/a.jpg')
    const { atime, mtime } = statSync(file)
    writeFileSync(file, Buffer.concat([second, Buffer.from('2')]))
    utimesSync(file, atime, mtime)
    const before = folder.raster('exteriors/a.jpg').hash
    expect(await folder.build({ force: true })).toMatchObject({ built: 1, failures: [] })
    expect(folder.raster('exteriors/a.jpg').hash).not.toBe(before)
    expect(await folder.build()).toMatchObject({ built: 0, failures: [] })
  })

  it.each(['exteriors/café.jpg', 'exteriors/बड़ा.jpg'])(
    'is a picture whose name is spelt otherwise on disk: %s',
    async (name) => {
      const spellings = ['NFC', 'NFD'].map((form) => name.normalize(form))
      if (name.includes('ड़')) spellings[0] = 'exteriors/ब\u095Cा.jpg'
      for (const [onDisk = '', inData = ''] of [spellings, spellings.toReversed()]) {
        rmSync(join(folder.data, 'images'), { recursive: true })
        folder.put(onDisk, await photo(200, 100))
        folder.projects(inData)
        expect(await folder.build()).toMatchObject({ images: 1, failures: [] })
        expect(folder.raster(inData).width).toBe(200)
      }
    },
  )

  it('makes the widths of the slots, none wider than the source, and says so in the manifest', async () => {
    folder.put('exteriors/tower.jpg', await photo(700, 400))
    folder.projects('exteriors/tower.jpg')
    const result = await folder.build()
    expect(result).toMatchObject({ images: 1, built: 1, failures: [], files: 11 })
    const entry = folder.raster('exteriors/tower.jpg')
    expect(entry).toMatchObject({
      width: 700,
      height: 400,
      widths: [160, 400, 560, 680, 700],
      formats: ['avif', 'webp'],
      fallback: { format: 'jpg', width: 700 },
    })
    expect(entry.placeholder).toMatch(/^data:image\/webp;base64,/u)
    expect(entry.placeholder.length).toBeLessThan(400)
    for (const width of entry.widths) {
      for (const format of entry.formats) {
        const info = await sharp(join(folder.out, `${entry.hash}-${width}.${format}`)).metadata()
        expect(info.width).toBe(width)
        expect(info.format).toBe(format === 'avif' ? 'heif' : format)
      }
    }
    expect(folder.derivatives()).toHaveLength(11)
  })

  it('turns pictures upright, converts them to sRGB and drops what they say of the camera', async () => {
    const source = await sharp(await photo(300, 200))
      .withIccProfile('p3')
      .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'A. Photographer' } } })
      .jpeg()
      .toBuffer()
    folder.put('exteriors/turned.jpg', source)
    folder.projects('exteriors/turned.jpg')
    await folder.build()
    const entry = folder.raster('exteriors/turned.jpg')
    expect([entry.width, entry.height]).toEqual([200, 300])
    const info = await sharp(join(folder.out, `${entry.hash}-200.jpg`)).metadata()
    expect(info).toMatchObject({ width: 200, height: 300, space: 'srgb' })
    expect(info.exif ?? info.icc ?? info.orientation).toBeUndefined()
  })

  it('cuts upright crops of what fills screens, all of the same part', async () => {
    folder.put('hero/skyline.jpg', await photo(1200, 800))
    writeFileSync(
      join(folder.data, 'site.json'),
      JSON.stringify({ name: 'A', heroBanners: [{ image: 'hero/skyline.jpg' }] }),
    )
    const result = await folder.build()
    const entry = folder.raster('hero/skyline.jpg')
    expect(entry.portrait).toEqual({ widths: [420, 450] })
    expect(result).toMatchObject({ files: (entry.widths.length + 2) * 2 + 1, failures: [] })
    for (const format of entry.formats) {
      const info = await sharp(join(folder.out, `${entry.hash}-p450.${format}`)).metadata()
      expect([info.width, info.height]).toEqual([450, 800])
    }
    expect(await folder.build({ prune: true })).toMatchObject({ built: 0, removed: 0 })
  })

  it('writes the manifest first where a site shows originals meanwhile, and goes on where it was stopped', async () => {
    folder.put('exteriors/tower.jpg', await photo(420, 240))
    folder.put('logos/amber.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"/>')
    folder.put('exteriors/broken.jpg', 'no picture')
    folder.projects('exteriors/tower.jpg', 'logos/amber.svg', 'exteriors/broken.jpg')
    const stop = new AbortController()
    const stopped = await folder.build({ signal: stop.signal, onManifest: () => stop.abort() })
    expect(stopped.interrupted).toBe(true)
    expect(folder.manifest()).toMatchObject({ unfinished: true })
    const draft = folder.raster('exteriors/tower.jpg')
    expect(draft).toMatchObject({ widths: [160, 400, 420], placeholder: '' })
    expect(folder.derivatives().map((name) => name.slice(20))).toEqual(['.svg'])

    const result = await folder.build()
    expect(result).toMatchObject({ built: 1, unchanged: 1, interrupted: false })
    expect(folder.manifest()).not.toHaveProperty('unfinished')
    const { placeholder, ...entry } = folder.raster('exteriors/tower.jpg')
    expect({ ...entry, placeholder: '' }).toEqual(draft)
    expect(placeholder).not.toBe('')
  })

  it('falls back to PNG for a picture with transparency', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    folder.put(
      'exteriors/cut-out.png',
      await sharp({ create: { width: 50, height: 40, channels: 4, background: clear } })
        .png()
        .toBuffer(),
    )
    folder.projects('exteriors/cut-out.png')
    await folder.build()
    expect(folder.raster('exteriors/cut-out.png').fallback).toEqual({ format: 'png', width: 50 })
  })

  it('keeps a drawing as it is, and refuses one that holds a script', async () => {
    const drawing = (inner: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 12">\n${inner}<path d="M0 0h9"/></svg>`
    folder.put('logos/logo.svg', drawing(''))
    folder.put('logos/wicked.svg', drawing('<script>x()</script>'))
    folder.projects('logos/logo.svg', 'logos/wicked.svg')
    const { failures } = await folder.build()
    expect(failures.map(({ source, finding }) => [source.path, finding.problem])).toEqual([
      ['logos/wicked.svg', expect.stringMatching(/^holds a script at line 2, column 1;/)],
    ])
    expect(folder.manifest().images).not.toHaveProperty('logos/wicked.svg')
    const entry = folder.manifest().images['logos/logo.svg']
    expect(entry).toMatchObject({ svg: true, width: 32, height: 12 })
    expect(readFileSync(join(folder.out, `${entry?.hash ?? ''}.svg`), 'utf8')).toBe(drawing(''))
  })

  it.each([
    ['viewBox="0 0 42000 29700"', [42_000, 29_700]],
    ['viewBox="0,0,320,120" width="160"', [160, 60]],
    ['', [300, 150]],
  ])('takes the size of a drawing that says %j', async (attributes, size) => {
    folder.put('plan.svg', `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`)
    folder.projects('plan.svg')
    await folder.build()
    const { width, height } = folder.manifest().images['plan.svg'] ?? {}
    expect([width, height]).toEqual(size)
  })

  it('makes the same picture under two names once', async () => {
    const picture = await photo(120, 80)
    folder.put('exteriors/a.jpg', picture)
    folder.put('exteriors/b.jpg', picture)
    folder.projects('exteriors/a.jpg', 'exteriors/b.jpg')
    const result = await folder.build()
    expect(result).toMatchObject({ images: 2, built: 1 })
    expect(folder.raster('exteriors/a.jpg')).toEqual(folder.raster('exteriors/b.jpg'))
  })
})

describe('what is made again', () => {
  beforeEach(async () => {
    folder.put('exteriors/a.jpg', await photo(120, 80, 1))
    folder.put('exteriors/b.jpg', await photo(120, 80, 2))
    folder.projects('exteriors/a.jpg', 'exteriors/b.jpg')
    await folder.build()
  })

  it('is nothing where nothing changed, nor where only the times did', async () => {
    expect(await folder.build()).toMatchObject({ built: 0, unchanged: 2, files: 0, removed: 0 })
    utimesSync(join(folder.data, 'images/exteriors/a.jpg'), new Date(), new Date())
    expect(await folder.build()).toMatchObject({ built: 0, unchanged: 2 })
  })

  it('is nothing where the data folder is copied or moved', async () => {
    cpSync(folder.data, join(folder.root, 'elsewhere'), { recursive: true })
    rmSync(folder.data, { recursive: true })
    folder.data = join(folder.root, 'elsewhere')
    expect(await folder.build()).toMatchObject({ built: 0, unchanged: 2 })
  })

  it('is the picture that changed; its old files go, files that are not ours stay', async () => {
    writeFileSync(join(folder.out, 'notes.txt'), 'mine')
    // What a run that was killed has left half-written.
    const leftover = join(folder.out, 'manifest.json.0123456789ab.tmp')
    writeFileSync(leftover, 'half')
    utimesSync(leftover, new Date(0), new Date(0))
    const before = folder.raster('exteriors/a.jpg')
    folder.put('exteriors/a.jpg', await photo(120, 80, 3))
    expect(await folder.build({ prune: true })).toMatchObject({
      built: 1,
      unchanged: 1,
      // Three of the picture, and the cards of its project and its developer.
      removed: 5,
    })
    expect(folder.raster('exteriors/a.jpg').hash).not.toBe(before.hash)
    expect(folder.derivatives().some((name) => name.startsWith(before.hash))).toBe(false)
    expect(existsSync(leftover)).toBe(false)
    expect(existsSync(join(folder.out, 'notes.txt'))).toBe(true)
  })

  it('is a file that was deleted, and everything with force', async () => {
    rmSync(join(folder.out, `${folder.raster('exteriors/a.jpg').hash}-120.webp`))
    expect(await folder.build()).toMatchObject({ built: 1, files: 1 })
    expect(await folder.build({ force: true })).toMatchObject({ built: 2, files: 6 })
  })

  it('keeps what nothing names for a day: the server that runs still links it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    folder.projects('exteriors/a.jpg')
    const unnamed = folder.raster('exteriors/b.jpg').hash
    const unnamedFiles = () =>
      folder.derivatives().filter((name) => name.startsWith(unnamed)).length
    expect(await folder.build()).toMatchObject({ removed: 0 })
    expect(Object.keys(folder.manifest().images)).toEqual(['exteriors/a.jpg'])
    vi.setSystemTime(Date.now() + 23 * hour)
    expect(await folder.build()).toMatchObject({ removed: 0 })
    expect(unnamedFiles()).toBe(3)
    vi.setSystemTime(Date.now() + 2 * hour)
    expect(await folder.build()).toMatchObject({ removed: 5 })
    expect(unnamedFiles()).toBe(0)
  })

  it('counts the day anew for a picture that was named in between', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    for (const names of [['exteriors/a.jpg'], ['exteriors/a.jpg', 'exteriors/b.jpg']]) {
      folder.projects(...names)
      await folder.build()
      vi.setSystemTime(Date.now() + 20 * hour)
    }
    folder.projects('exteriors/a.jpg')
    expect(await folder.build()).toMatchObject({ removed: 0 })
  })

  it.each([
    ['cannot be read', (file: string) => writeFileSync(file, '{"amber": [')],
    ['is missing', (file: string) => rmSync(file)],
  ])('is nothing where a data file %s: what it used is kept', async (_, spoil) => {
    spoil(join(folder.data, 'residentialProjects.json'))
    const result = await folder.build({ prune: true })
    expect([...result.brokenFiles.map(({ file }) => file), ...result.missingFiles]).toEqual([
      'residentialProjects.json',
    ])
    expect(result.removed).toBe(0)
    expect(Object.keys(folder.manifest().images)).toEqual(['exteriors/a.jpg', 'exteriors/b.jpg'])
    expect(folder.derivatives()).toHaveLength(6)
  })

  it('goes on where a data file is missing that may be', async () => {
    rmSync(join(folder.data, 'constructionUpdates.json'))
    expect((await folder.build({ prune: true })).missingFiles).toEqual([])
  })

  it('is not tried where the image folder is missing: nothing could be found', async () => {
    rmSync(join(folder.data, 'images'), { recursive: true })
    await expect(folder.build({ prune: true })).rejects.toThrow(/image folder .* does not exist/u)
    expect(folder.derivatives()).toHaveLength(6)
  })
})
