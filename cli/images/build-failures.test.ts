import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { checkFolder } from '../../catalogue/checks/check-folder.ts'
import { createPictureFolder, photo, type PictureFolder } from './picture-folder.fixture.ts'

let folder: PictureFolder

beforeEach(() => {
  folder = createPictureFolder()
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

  /** Two frames, red and blue. */
  const animation = () =>
    sharp(Buffer.from([255, 0, 0, 0, 0, 255]), {
      raw: { width: 1, height: 2, channels: 3, pageHeight: 1 },
    })
      .gif()
      .toBuffer()

  it('is reported with its path and its record, and the rest is built', async () => {
    const good = await photo(120, 80)
    const damaged = Buffer.from(await photo(160, 160, 5))
    damaged.fill(0xff, 700, 900)
    const tall = sharp({ create: { width: 1080, height: 17_000, channels: 3, background: 'red' } })
    // Some lines are gone, and what ends a picture is there.
    const noise = await photo(300, 400, 6)
    const withoutLines = Buffer.concat([noise.subarray(0, -400), noise.subarray(-2)])
    const pictures = {
      'exteriors/good.jpg': good,
      'exteriors/zero.jpg': '',
      'exteriors/cut.jpg': good.subarray(0, Math.floor(good.length / 2)),
      'exteriors/damaged.jpg': damaged,
      'exteriors/text.jpg': 'hello',
      'exteriors/really-png.jpg': await sharp(good).png().toBuffer(),
      'exteriors/bomb.png': bomb(),
      'exteriors/animation.gif': await animation(),
      'exteriors/camera.jfif': good,
      'exteriors/film.jpg': Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isom'),
      'exteriors/page.png': '<!doctype html><html></html>',
      'exteriors/phone.jpg': Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
      'exteriors/plan.pdf': '%PDF-1.7',
      'logos/broken.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path></svg>',
      'logos/latin.svg': Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg"><title>\xE9</title></svg>',
        'latin1',
      ),
      'logos/plain.svg': '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
      'logos/really-jpg.svg': good,
      'exteriors/lines-gone.jpg': withoutLines,
      'exteriors/tall.jpg': await tall.jpeg().toBuffer(),
    }
    for (const [path, contents] of Object.entries(pictures)) folder.put(path, contents)
    folder.projects(...Object.keys(pictures), 'exteriors/missing.jpg', '../secret.jpg')
    const result = await folder.build()
    const said = result.failures.map(({ source, finding }) => [source.path, finding.problem])
    expect(Object.fromEntries(said)).toEqual({
      'exteriors/animation.gif':
        'holds several pictures, as animations do; save the one that is to be shown',
      'exteriors/camera.jfif': 'holds a JPEG picture and is named .jfif; rename it to .jpg',
      'exteriors/film.jpg': 'is named .jpg but holds a film',
      'exteriors/page.png': 'is named .png but holds a web page',
      'exteriors/phone.jpg': 'is named .jpg but holds a HEIC picture, which browsers do not show',
      'exteriors/plan.pdf':
        'has a type that cannot be built (.pdf); use JPEG, PNG, WebP, AVIF or SVG',
      'logos/latin.svg': 'cannot be decoded: it is not saved as UTF-8; save it again as UTF-8',
      'logos/plain.svg': expect.stringContaining('lacks xmlns="http://www.w3.org/2000/svg"'),
      'logos/really-jpg.svg': 'is named .svg but holds a JPEG picture',
      '../secret.jpg': expect.stringContaining('outside the image folder'),
      'exteriors/bomb.png': expect.stringContaining('more than 100 million pixels ('),
      'exteriors/cut.jpg': expect.stringContaining('cannot be decoded: '),
      'exteriors/damaged.jpg': expect.stringContaining('cannot be decoded: '),
      'exteriors/lines-gone.jpg': 'cannot be decoded: it is cut off or damaged',
      'exteriors/tall.jpg':
        'is more than 10 times as high as wide (1080 × 17000); cut it into several pictures',
      'exteriors/missing.jpg': 'does not exist in the image folder',
      'exteriors/really-png.jpg': 'is named .jpg but holds a PNG picture',
      'exteriors/text.jpg': expect.stringContaining('cannot be decoded: '),
      'exteriors/zero.jpg': 'is empty (0 bytes)',
      'logos/broken.svg': expect.stringContaining('cannot be decoded: '),
    })
    expect(
      result.failures.find(({ source }) => source.path.endsWith('bomb.png'))?.source,
    ).toMatchObject({
      file: 'residentialProjects.json',
      pointer: '/amber/6/image',
      record: 'project "Project 6"',
    })
    expect(Object.keys(folder.manifest().images)).toEqual(['exteriors/good.jpg'])
    expect(result).toMatchObject({ built: 1, interrupted: false })

    // What refuses a picture refuses the data too, in the same words.
    const { findings } = await checkFolder(folder.data)
    const refused = findings.filter(({ rule }) => rule.name.endsWith('-image'))
    expect(refused.map(({ message }) => message).toSorted()).toEqual(
      result.failures
        .map(
          ({ source, finding }) =>
            `${source.record}: the image "${source.path}" ${finding.problem}`,
        )
        .toSorted(),
    )
  })

  it('is a picture that is replaced meanwhile: nothing is named after what it was', async () => {
    const [was, is] = [await photo(120, 80, 1), await photo(120, 80, 2)]
    folder.put('a.jpg', was)
    folder.put('a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M1 1h8"/></svg>')
    folder.projects('a.jpg', 'a.svg')
    const replace = () => {
      folder.put('a.jpg', is)
      folder.put('a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M2 2h8"/></svg>')
    }
    const { failures } = await folder.build({ onProgress: replace })
    expect(failures.map(({ finding }) => finding.problem)).toEqual(
      Array(2).fill('was changed while the pictures were made; run build-images again'),
    )
    expect(folder.derivatives()).toEqual([])
    expect(await folder.build()).toMatchObject({ failures: [], built: 2 })
  })

  it('is no reason to stop where the manifest is none of ours: it is written anew', async () => {
    folder.put('a.jpg', await photo(120, 80))
    folder.projects('a.jpg')
    await folder.build()
    const file = join(folder.out, 'manifest.json')
    const whole = readFileSync(file, 'utf8')
    const manifest = JSON.parse(whole) as object
    const others = [
      { name: 'Our app', icons: [] },
      { ...manifest, images: null },
      { ...manifest, images: { 'a.jpg': {} } },
      { ...manifest, images: { 'a.jpg': null } },
      { ...manifest, build: {} },
      { ...manifest, build: { files: null, unnamed: null } },
    ]
    for (const other of others) {
      writeFileSync(file, JSON.stringify(other))
      expect(await folder.build()).toMatchObject({ failures: [] })
      expect(readFileSync(file, 'utf8')).toBe(whole)
    }
  })

  it('is no reason to stop where a file has the name of a folder of the site’s own pictures', async () => {
    folder.projects()
    mkdirSync(join(folder.data, 'images'), { recursive: true })
    writeFileSync(join(folder.data, 'images', 'brand'), 'a file')
    expect((await folder.build()).failures).toEqual([])
  })

  it('is a folder that cannot be used', async () => {
    writeFileSync(folder.out, 'a file')
    folder.projects()
    await expect(folder.build()).rejects.toThrow(/output folder .* cannot be used/u)
    folder.data = join(folder.root, 'nowhere')
    await expect(folder.build()).rejects.toThrow(
      /data folder .* cannot be read: it does not exist/u,
    )
  })
})
