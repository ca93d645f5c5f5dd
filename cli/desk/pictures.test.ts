import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import supertest from 'supertest'
import { describe, expect, it } from 'vitest'
import type { PictureList } from './api.ts'
import { COOKIE, HOST, set, useDesk } from './desk.fixture.ts'

const desk = useDesk()
const pixels = (width: number) =>
  sharp({ create: { width, height: 30, channels: 3, background: '#963' } })
const drawing = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">${inside}</svg>`)

const drop = (bytes: Buffer, name: string, folder = 'logos') =>
  supertest(desk.app)
    .post('/desk/api/pictures')
    .query({ folder, name })
    .set({ host: HOST, cookie: COOKIE, 'content-type': 'application/octet-stream' })
    .send(bytes)
const stored = (path: string) => readFileSync(join(desk.data.folder, 'images', path))

describe('a picture that is dropped in', () => {
  it('is stored under a free name, whatever it was called', async () => {
    const [one, other] = [await pixels(40).jpeg().toBuffer(), await pixels(50).jpeg().toBuffer()]
    expect((await drop(one, 'Tower A (Évening).JPG')).body).toEqual({
      path: 'logos/tower-a-evening.jpg',
    })
    expect((await drop(other, 'Tower A (Évening).JPG')).body).toEqual({
      path: 'logos/tower-a-evening-2.jpg',
    })
    expect(stored('logos/tower-a-evening.jpg')).toEqual(one)
    expect(stored('logos/tower-a-evening-2.jpg')).toEqual(other)
    expect((await drop(await pixels(40).avif().toBuffer(), '…', 'logos')).status).toBe(415)
    expect((await drop(await pixels(40).webp().toBuffer(), '!.webp')).body.path).toBe(
      'logos/file.webp',
    )
    expect((await drop(drawing('<path d="M0 0h4v4H0z"/>'), 'plan.svg')).status).toBe(201)
  })

  it.each<[string, () => Promise<Buffer> | Buffer, string, RegExp]>([
    ['a GIF', () => pixels(4).gif().toBuffer(), 'x.gif', /use JPEG, PNG, WebP, AVIF or SVG/],
    [
      'a GIF by another name',
      () => pixels(4).gif().toBuffer(),
      'x.png',
      /is named \.png but holds a GIF/,
    ],
    [
      'a script in a drawing',
      () => drawing('<script>alert(1)</script>'),
      'x.svg',
      /holds a script/,
    ],
    [
      'a handler in a drawing',
      () => drawing('<path onclick="alert(1)" d="M0 0"/>'),
      'x.svg',
      /holds a script/,
    ],
    [
      'a link that runs',
      () => drawing('<a href="javascript:alert(1)"/>'),
      'x.svg',
      /holds a script/,
    ],
    [
      'what is cut off',
      async () => (await pixels(900).png().toBuffer()).subarray(0, 100),
      'cut.png',
      /cut off|damaged/,
    ],
    ['nothing', () => Buffer.alloc(0), 'nothing.jpg', /is empty/],
  ])('is refused where it is %s', async (_what, bytes, name, message) => {
    const answer = await drop(await bytes(), name)
    expect(answer.status).toBe(415)
    expect(answer.body.message).toMatch(message)
    expect(existsSync(join(desk.data.folder, 'images/logos', name))).toBe(false)
  })

  it.each(['../outside', '/etc', 'a/../../b', '.hidden', 'A'])(
    'is not stored in %s',
    async (folder) => {
      expect((await drop(await pixels(4).png().toBuffer(), 'x.png', folder)).status).toBe(400)
    },
  )

  it('is refused above 20 MB', async () => {
    expect((await drop(Buffer.alloc(20 * 1024 * 1024 + 1), 'x.png')).status).toBe(413)
  })

  it('is shown by the preview before it is built, then built and told of', async () => {
    const progress: { done: number; total: number }[] = []
    desk.desk.events.on('event', (event) => {
      if (event.type === 'pictures') progress.push(event)
    })
    const { path } = (await drop(await pixels(300).png().toBuffer(), 'new.png')).body
    await desk.type('residentialProjects', set({ images: [path], image: path, videos: [] }))
    const page = '/preview/project-details/aravalli-crest/the-aravalli-summit'
    expect((await desk.ask('get', page)).text).toMatch(
      /\/desk\/pictures\/logos\/new\.png|\/images\/[0-9a-f]{20}-300/,
    )
    expect((await desk.ask('get', `/desk/pictures/${path}`)).status).toBe(200)
    await expect.poll(() => progress.at(-1)?.total, { timeout: 300_000, interval: 500 }).toBe(0)
    // It moves with every file.
    expect(progress.some(({ done }) => done > 0 && done < 1)).toBe(true)
    await expect
      .poll(async () => (await desk.ask('get', page)).text)
      .toMatch(/\/images\/[0-9a-f]{20}-300/)
  })
})

it('lists the pictures and those that nobody names', async () => {
  const folder = join(desk.data.folder, 'images/unheard-of')
  mkdirSync(folder)
  writeFileSync(join(folder, 'x.png'), await pixels(4).png().toBuffer())
  const { pictures } = (await desk.ask('get', 'pictures')).body as PictureList
  expect(pictures).toContainEqual({ path: 'unheard-of/x.png', isUsed: false })
  expect(pictures).toContainEqual({ path: 'logos/projects/the-aravalli-summit.svg', isUsed: true })
})

describe('a PDF that is dropped in', () => {
  const send = (bytes: Buffer, name: string) =>
    supertest(desk.app)
      .post('/desk/api/documents')
      .query({ name })
      .set({ host: HOST, cookie: COOKIE, 'content-type': 'application/octet-stream' })
      .send(bytes)
  const pdf = (text: string) => Buffer.from(`%PDF-1.7 ${text}`)

  it('is stored in documents under a free name, never over another', async () => {
    expect((await send(pdf('one'), 'Title Report.PDF')).body).toEqual({
      path: 'documents/title-report.pdf',
    })
    expect((await send(pdf('other'), 'Title Report.PDF')).body).toEqual({
      path: 'documents/title-report-2.pdf',
    })
    const file = join(desk.data.folder, 'documents/title-report.pdf')
    expect(readFileSync(file)).toEqual(pdf('one'))
  })

  it.each<[string, Buffer, string, RegExp]>([
    ['another kind', pdf(''), 'x.docx', /use a PDF/],
    ['a text', Buffer.from('text'), 'x.pdf', /is no PDF/],
    ['locked', pdf('trailer << /Encrypt 5 0 R >> startxref'), 'x.pdf', /is encrypted/],
    ['too large', Buffer.concat([pdf(''), Buffer.alloc(10 * 1024 * 1024)]), 'x.pdf', /10 MB/],
  ])('is refused where it is %s', async (_what, bytes, name, message) => {
    const answer = await send(bytes, name)
    expect(answer.status).toBe(415)
    expect(answer.body.message).toMatch(message)
    expect(existsSync(join(desk.data.folder, 'documents/x.pdf'))).toBe(false)
  })
})
