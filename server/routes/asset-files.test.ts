import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import express from 'express'
import request from 'supertest'
import { expect, test } from 'vitest'
import { assetFiles } from './asset-files.ts'
import { temporaryFolder } from '../../tests/support/programs/run-folder.ts'

const distDir = temporaryFolder()
const assets = join(distDir, 'client/assets')
mkdirSync(assets, { recursive: true })
writeFileSync(join(assets, 'entry-1.js'), 'run()')
writeFileSync(join(assets, 'entry-1.js.br'), brotliCompressSync('run()'))
writeFileSync(join(assets, 'plain-1.js'), 'go()')
const before = join(distDir, 'assets-before')
mkdirSync(before)
writeFileSync(join(before, 'entry-0.js'), 'ran()')
writeFileSync(join(before, 'entry-0.js.br'), brotliCompressSync('ran()'))
const app = express().use('/assets', assetFiles({ distDir }))

const get = (path: string, encoding: string) =>
  request(app).get(path).set('accept-encoding', encoding)

test('what was compressed ahead is sent so to who takes it, for good', async () => {
  const { headers, status } = await get('/assets/entry-1.js', 'br')
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=UTF-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  })
  expect((await get('/assets/entry-1.js', 'identity')).text).toBe('run()')
  expect((await get('/assets/plain-1.js', 'br')).text).toBe('go()')
  expect((await get('/assets/entry-1.js', 'br;q=0')).headers).not.toHaveProperty('content-encoding')
})

test('a part of a file, its head, and a file that is still the same are asked for', async () => {
  const part = await get('/assets/plain-1.js', 'br').set('range', 'bytes=-2')
  expect([part.status, part.headers['content-range'], part.text]).toEqual([
    206,
    'bytes 2-3/4',
    '()',
  ])
  const head = await request(app).head('/assets/plain-1.js')
  expect([head.status, head.headers['content-length']]).toEqual([200, '4'])
  const same = await get('/assets/entry-1.js', 'br').set('if-none-match', '*')
  expect(same.status).toBe(304)
})

test('assets of the release before are there for pages that were sent before the upgrade', async () => {
  const { headers, status } = await get('/assets/entry-0.js', 'br')
  expect([status, headers['content-encoding']]).toEqual([200, 'br'])
  expect((await get('/assets/entry-0.js', 'identity')).text).toBe('ran()')
})

test('a file that has gone since it was last sent is logged, and nothing ends', async () => {
  rmSync(join(assets, 'entry-1.js.br'))
  rmSync(join(assets, 'entry-1.js'))
  expect((await get('/assets/entry-1.js', 'br')).status).toBe(404)
  expect((await get('/assets/plain-1.js', 'br')).status).toBe(200)
})

test.each(['/assets/nothing.js', '/assets/', '/assets/..%2f..%2fpackage.json'])(
  '%s is not found',
  async (path) => {
    expect([404, 403]).toContain((await get(path, 'br')).status)
  },
)
