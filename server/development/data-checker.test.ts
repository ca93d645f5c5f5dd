import express from 'express'
import request from 'supertest'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { DataReport, Mended } from '../../client/development/data-report.ts'
import { copySampleData, type DataCopy } from '../../tests/support/programs/data-copy.ts'
import { createDataChecker } from './data-checker.ts'

const host = 'localhost:3000'
let copy: DataCopy
let reloads: number

beforeEach(() => {
  copy = copySampleData()
  reloads = 0
})
afterEach(() => copy.dispose())

const checkerApp = () => {
  const checker = createDataChecker(copy.folder, {
    isServed: async () => true,
    reload: async () => (reloads += 1),
  })
  return express().use('/checker', checker.routes)
}
const edit = (file: string, from: string, to: string): void => {
  expect(copy.read(file)).toContain(from)
  copy.write(file, copy.read(file).replace(from, to))
}
const report = async (app = checkerApp()) => (await request(app).get('/checker')).body as DataReport

describe('the report for the pages', () => {
  it('names what validate names, with places and remedies, and counts what has one answer', async () => {
    edit('floorPlan.json', '"id": "the-aravalli-summit"', '"id": "The-Aravalli-Summit"')
    edit('residentialProjects.json', '"category": "Residential Apartment"', '"category": 12')
    copy.write('site.json', `\uFEFF${copy.read('site.json')}`)
    const { errors, warnings, mendable, isServed } = await report()
    expect(errors.shown.map(({ place }) => place)).toEqual([
      'residentialProjects.json:12:19',
      'floorPlan.json:3:11',
    ])
    expect(errors.shown[1]?.hint).toBe('Did you mean "the-aravalli-summit"?')
    // The floor plan's id, and the byte order mark.
    expect({ count: errors.count, mendable, isServed }).toEqual({
      count: 2,
      mendable: 2,
      isServed: true,
    })
    expect(warnings.shown).toHaveLength(warnings.count)
  })
})

describe('the button that mends', () => {
  const mistyped = () =>
    edit('floorPlan.json', '"id": "the-aravalli-summit"', '"id": "The-Aravalli-Summit"')
  const press = (app: express.Express, origin: string | undefined) => {
    const post = request(app).post('/checker/mend').set('host', host)
    return origin === undefined ? post : post.set('origin', origin)
  }

  it('does what validate --fix does, once for two presses, and takes the data in', async () => {
    const was = copy.read('floorPlan.json')
    mistyped()
    const app = checkerApp()
    const answers = await Promise.all([press(app, `http://${host}`), press(app, `http://${host}`)])
    const [mended, again] = answers.map(({ body }) => body as Mended)
    expect(mended?.done).toBe(true)
    expect(mended?.told).toContain('+    "id": "the-aravalli-summit"')
    expect(again).toEqual(mended)
    expect(copy.read('floorPlan.json')).toBe(was)
    expect(reloads).toBe(1)
  }, 60_000)

  it.each([undefined, 'null', 'http://localhost:3001', 'https://elsewhere.example'])(
    'refuses a post from %s',
    async (origin) => {
      mistyped()
      const damaged = copy.read('floorPlan.json')
      expect((await press(checkerApp(), origin)).status).toBe(403)
      expect(copy.read('floorPlan.json')).toBe(damaged)
      expect(reloads).toBe(0)
    },
  )

  it('says why where nothing could be changed', async () => {
    copy.dispose()
    const { body } = await press(checkerApp(), `http://${host}`)
    expect(body as Mended).toMatchObject({
      done: false,
      told: expect.stringContaining(copy.folder),
    })
    expect(reloads).toBe(0)
  }, 60_000)
})
