import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPalette } from '../domain/brand/palette.ts'
import type { ImageManifest } from '../domain/image/image-manifest.ts'
import { reloadData } from './process/catalogue-lifecycle.ts'
import { OF_THE_FIRST, secondAgency } from '../tests/fixtures/second-agency.ts'
import { startSmtp } from '../tests/support/enquiries/smtp.ts'
import { documentIn } from '../tests/support/html.ts'
import { cli } from '../tests/support/programs/cli.ts'
import { temporaryFolder } from '../tests/support/programs/run-folder.ts'
import { testServer, useTestServer } from '../tests/support/programs/test-server.ts'
import { until } from '../tests/support/programs/until.ts'

const { brand, name } = secondAgency().site
const palette = createPalette(brand)
const PROJECT = '/project-details/q/x'

/** A pixel of a picture, as hex. */
async function pixelOf(picture: string | Buffer, left: number, top: number): Promise<string> {
  const region = { left, top, width: 1, height: 1 }
  return `#${(await sharp(picture).removeAlpha().extract(region).raw().toBuffer()).toString('hex')}`
}

describe('another agency’s colours and name', () => {
  const folder = temporaryFolder()
  const imagesDir = join(folder, 'built')
  for (const [file, value] of Object.entries(secondAgency()))
    writeFileSync(join(folder, `${file}.json`), JSON.stringify(value))
  const server = useTestServer({ DATA_DIR: folder, IMAGES_DIR: imagesDir })
  let manifest: ImageManifest

  beforeAll(async () => {
    mkdirSync(join(folder, 'images'))
    await cli({}, 'build-images', '--data', folder, '--out', imagesDir)
    manifest = JSON.parse(readFileSync(join(imagesDir, 'manifest.json'), 'utf8')) as ImageManifest
    server.services.images.reload()
  })

  test.each(['/', PROJECT, '/city/jaipur', '/no-such-page'])('are those of %s', async (path) => {
    const { text, headers } = await request(server.url).get(path)
    const document = documentIn(text)
    const styles = [...document.querySelectorAll('link[rel="stylesheet"]')]
    const hrefs = styles.map((link) => link.getAttribute('href'))
    expect(hrefs.at(-1)).toBe('/brand/5b1a4a-e9a23b-fff9f2.css')
    const style = await request(server.url)
      .get(String(hrefs.at(-1)))
      .expect(200)
    expect(style.headers).toMatchObject({
      'content-type': expect.stringContaining('text/css'),
      'cache-control': expect.stringContaining('immutable'),
    })
    expect(style.text).toContain('--color-ink:#5b1a4a;')
    expect(style.text).toContain(`--color-accent-deep:${palette.accentDeep.toLowerCase()}`)
    const theme = document.querySelector('meta[name="theme-color"]')
    expect(theme?.getAttribute('content')).toBe(brand.ink)
    expect(headers['content-security-policy']).toContain("style-src 'self';")
  })

  test('are those of what browsers ask for besides', async () => {
    const { body } = await request(server.url).get('/manifest.webmanifest')
    expect(body).toMatchObject({ name, theme_color: brand.ink, background_color: brand.paper })
    const icon = await request(server.url).get('/favicon.svg')
    expect(String(icon.body)).toContain(`fill="${brand.ink}"`)
    for (const file of ['navy.css', '5b1a4a-e9a23b.css', '5b1a4a-e9a23b-fff9f2.css.map'])
      await request(server.url).get(`/brand/${file}`).expect(404)
  })

  test('have their own icon, which a reload of the data changes too', async () => {
    const icon = () => request(server.url).get('/favicon.svg').expect(200)
    expect(String((await icon()).body)).toContain(`fill="${brand.ink}"`)
    const own = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"/>'
    mkdirSync(join(folder, 'images/brand'))
    writeFileSync(join(folder, 'images/brand/favicon.svg'), own)
    await reloadData(server.services)
    expect(String((await icon()).body)).toBe(own)
  })

  test('are those of social cards, which name nobody else', async () => {
    const cards = Object.entries(manifest.cards ?? {})
    expect(cards.length).toBeGreaterThan(8)
    for (const [path, { hash, alt }] of cards) {
      expect([path, alt].join(' ')).not.toMatch(OF_THE_FIRST)
      const pixel = await pixelOf(join(imagesDir, `${hash}-1200.jpg`), 20, 600)
      // A JPEG is a shade beside it.
      for (const at of [1, 3, 5])
        expect(
          Math.abs(
            parseInt(pixel.slice(at, at + 2), 16) - parseInt(brand.ink.slice(at, at + 2), 16),
          ),
        ).toBeLessThan(4)
    }
  })

  test(
    'are those of brochures, which name nobody else',
    { tags: ['needs-pdftotext'], timeout: 60_000 },
    async () => {
      const { body } = await request(server.url).get(`${PROJECT}/brochure.pdf`).buffer().expect(200)
      const file = join(folder, 'brochure.pdf')
      writeFileSync(file, body as Buffer)
      const text = execFileSync('pdftotext', [file, '-']).toString()
      expect(text).toContain(name)
      expect(text).not.toMatch(OF_THE_FIRST)
      const cover = execFileSync('pdftoppm', ['-r', '20', '-png', '-l', '1', '-singlefile', file])
      expect(await pixelOf(cover, 1, 1)).toBe(brand.ink)
    },
  )
})

describe('another agency’s mail', () => {
  let smtp: Awaited<ReturnType<typeof startSmtp>>
  beforeAll(async () => void (smtp = await startSmtp()))
  afterAll(() => smtp.close())

  test('has its colours, its name and its initials', async () => {
    const folder = temporaryFolder()
    for (const [file, value] of Object.entries(secondAgency()))
      writeFileSync(join(folder, `${file}.json`), JSON.stringify(value))
    const { url, services } = await testServer({ DATA_DIR: folder, SMTP_URL: smtp.url })
    services.enquiries.startDelivery()
    const enquiry = { name: 'Asha', phone: '98765 43210', source: 'contact', projectId: 'x' }
    const { body } = await request(url).post('/api/enquiry').send(enquiry).expect(201)
    expect(body.reference).toMatch(/^MH-/)
    await until('the mail arrives', () => smtp.mails.length > 0)
    const raw = smtp.mails[0]?.raw.replaceAll(/=\r\n/g, '') ?? ''
    expect(raw).toContain(`color:${palette.ink}`)
    expect(raw).toContain(`color:${palette.muted}`)
    expect(smtp.mails[0]?.header('From')).toContain(name)
    expect(raw).not.toMatch(OF_THE_FIRST)
  })
})
