import express, { type ErrorRequestHandler } from 'express'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import request from 'supertest'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/programs/run-folder.ts'
import { readConfig } from '../config.ts'
import { openBuiltImages } from '../built-images.ts'
import { createLog } from '../process/log.ts'
import { imageFiles } from './images.ts'

const HASH = '0123456789abcdef0123'
const DRAWING = 'dddddddddddddddddddd'

test('a picture that is yet to be made is sent as its original, which nobody stores', async () => {
  const [dataDir, imagesDir] = [temporaryFolder(), temporaryFolder()]
  mkdirSync(join(dataDir, 'images/exteriors'), { recursive: true })
  writeFileSync(join(dataDir, 'images/exteriors/tower.jpg'), 'original')
  writeFileSync(join(dataDir, 'images/exteriors/plan.svg'), '<svg onload="alert()"/>')
  const write = (manifest: object) =>
    writeFileSync(
      join(imagesDir, 'manifest.json'),
      JSON.stringify({
        images: { 'exteriors/tower.jpg': { hash: HASH }, 'exteriors/plan.svg': { hash: DRAWING } },
        ...manifest,
      }),
    )
  write({ unfinished: true })
  const config = { ...readConfig({}, '/app'), dataDir, imagesDir }
  const images = openBuiltImages(config, createLog({ logLevel: 'silent', production: true }))
  const errors: unknown[] = []
  const app = express()
  app.use('/images', imageFiles({ config, images }))
  app.use(((error, _req, res, _next) => {
    errors.push(error)
    res.end()
  }) satisfies ErrorRequestHandler)
  const get = async (name: string) => {
    const { status, headers, body } = await request(app).get(`/images/${name}`).responseType('blob')
    return [status, headers['cache-control'], headers['content-type'], String(body)]
  }
  const original = [200, 'no-store', 'image/jpeg', 'original']
  expect(await get(`${HASH}-840.avif`)).toEqual(original)
  expect(await get(`${HASH}-p420.webp`)).toEqual(original)
  const drawing = await request(app).get(`/images/${DRAWING}.svg`)
  expect([drawing.status, drawing.headers['content-security-policy']]).toEqual([
    200,
    expect.stringContaining('sandbox'),
  ])
  for (const name of ['ffffffffffffffffffff-840.avif', 'manifest.json', '%6danifest.%6ason']) {
    expect((await get(name))[0], name).toBe(404)
  }

  writeFileSync(join(imagesDir, `${HASH}-840.avif`), 'derivative')
  const immutable = 'public, max-age=31536000, immutable'
  expect(await get(`${HASH}-840.avif`)).toEqual([200, immutable, 'image/avif', 'derivative'])

  write({})
  images.reload()
  expect((await get(`${HASH}-p420.webp`))[0]).toBe(404)
  expect(errors).toEqual([])
})
