import { randomUUID } from 'node:crypto'
import { cpSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cli } from '../../tests/support/programs/cli.ts'
import { temporaryFolder } from '../../tests/support/programs/run-folder.ts'
import type { DeskState } from './api.ts'
import { dayInIndia } from '../../domain/text/dates.ts'
import { cellEdit, type PasteResult, type PriceCell, type PriceTable } from './prices/price-api.ts'
import { columns } from '../editing/prices/price-columns.ts'
import { set, SUMMIT, useDesk, valueOf } from './desk.fixture.ts'

const desk = useDesk()

describe('what the commands do', () => {
  it.each<[string, string, object, readonly string[], string | undefined]>([
    [
      'a new project',
      'projects',
      { name: 'Amber Heights', developer: 'aravalli-crest', kind: 'residential', id: '', slug: '' },
      ['new', 'project', 'Amber Heights', '--developer', 'aravalli-crest', '--kind', 'residential'],
      'projects/amber-heights',
    ],
    [
      'a new developer',
      'developers',
      { name: 'Amber Estates', kind: 'residential' },
      ['new', 'developer', 'Amber Estates'],
      'developers/amber-estates',
    ],
    [
      'a project under another name',
      'pages/projects/crest-greens/rename',
      { name: 'Crest Meadows' },
      ['rename', 'project', 'crest-greens', 'Crest Meadows', '--write'],
      'projects/crest-meadows',
    ],
    [
      'a developer under another name',
      'pages/developers/aravalli-crest/rename',
      { name: 'Crest Homes' },
      ['rename', 'developer', 'aravalli-crest', 'Crest Homes', '--write'],
      'developers/crest-homes',
    ],
    [
      'a project removed',
      'pages/projects/crest-greens/remove',
      {},
      ['remove', 'project', 'crest-greens', '--write'],
      undefined,
    ],
  ])('is the same here: %s', async (_what, path, body, args, page) => {
    const first = desk.data.texts()
    const other = temporaryFolder()
    cpSync(desk.data.folder, other, { recursive: true, verbatimSymlinks: true })
    expect((await cli({}, ...args, '--data', other)).code).toBe(0)

    const done = await desk.ask('post', path, body)
    expect([done.status, done.body.page]).toEqual([200, page])
    for (const [file, text] of Object.entries(desk.data.texts()))
      expect(text, file).toBe(readFileSync(`${other}/${file}`, 'utf8'))
    await desk.ask('post', 'undo')
    expect(desk.data.texts()).toEqual(first)
  })

  it('takes what is typed along to the new name', async () => {
    await desk.type('residentialProjects', set({ price: '₹ 3 Cr' }))
    const { body } = await desk.ask('post', `pages/${SUMMIT}/rename`, { name: 'The Crest Summit' })
    const view = await desk.page(body.page)
    expect(view.conflicts).toEqual([])
    expect(valueOf(view)).toMatchObject({ name: 'The Crest Summit', price: '₹ 3 Cr' })
  })

  it('copies a project with what other files say of it, but for its card', async () => {
    const { body } = await desk.ask('post', `pages/${SUMMIT}/copy`, { name: 'The Second Summit' })
    expect(body.page).toBe('projects/the-second-summit')
    const [old, copy] = [await desk.page(), await desk.page(body.page)]
    const identity = { id: 'the-second-summit', name: 'The Second Summit' }
    const had = [
      'residentialProjects',
      'floorPlan',
      'paymentPlan',
      'projectAmenities',
      'projectSpecifications',
      'locationData',
      'sitePlanData',
    ]
    for (const file of had) {
      const [before, after] = [old, copy].map((view) => valueOf(view, file))
      const names =
        file === 'residentialProjects'
          ? { ...identity, slug: identity.id }
          : file === 'floorPlan'
            ? identity
            : { name: identity.name }
      const expected =
        Array.isArray(before) || file === 'locationData'
          ? before
          : { ...(before as object), ...names }
      expect(after, file).toEqual(expected)
    }
    expect(valueOf(copy, 'trendingProjects')).toBeUndefined()
  })

  it('refuses what a command refuses, in a sentence', async () => {
    const body = { name: 'Crest Greens', developer: 'aravalli-crest', kind: 'residential' }
    const taken = await desk.ask('post', 'projects', body)
    expect([taken.status, taken.body.message]).toEqual([
      409,
      '"crest-greens" is taken: the project "Crest Greens" is called that.',
    ])
    const full = await desk.ask('post', 'pages/developers/aravalli-crest/remove', {})
    expect(full.body.message).toMatch(/^"Aravalli Crest" has \d+ projects: remove those first\.$/)
    expect((await desk.ask('post', 'projects', { ...body, name: '' })).body.message).toBe(
      'name is needed.',
    )
    for (const [path, slug] of [
      ['projects', 'Lotus Grand!'],
      ['projects', 'LOTUS'],
      [`pages/${SUMMIT}/copy`, 'lotus/grand'],
    ]) {
      const lotus = await desk.ask('post', path ?? '', { ...body, name: 'Lotus Grand', slug })
      expect([lotus.status, lotus.body.message]).toEqual([
        409,
        expect.stringMatching(/cannot be a slug: use small letters, digits and hyphens/),
      ])
    }
  })

  it('removes a developer without projects', async () => {
    await desk.ask('post', 'developers', { name: 'Amber Estates', kind: 'sco' })
    const before = desk.data.read('leadingRealEstateDevelopers.json')
    expect((await desk.ask('post', 'pages/developers/amber-estates/remove', {})).status).toBe(200)
    expect(before).toContain('Amber Estates')
    expect(Object.values(desk.data.texts()).join('')).not.toContain('Amber Estates')
  })

  it('moves a project in its list as it is written', async () => {
    const file = 'residentialProjects'
    const ids = async () => {
      const { developers } = (await desk.ask('get', 'state')).body as DeskState
      return developers.find(({ slug }) => slug === 'aravalli-crest')?.projects.map(({ id }) => id)
    }
    const before = desk.data.texts()
    const [first = '', second = ''] = (await ids()) ?? []
    const move = (id: string, move: string) =>
      desk.ask('post', 'pages/developers/aravalli-crest/order', { id, move })
    await move(second, 'up')
    expect((await ids())?.slice(0, 2)).toEqual([second, first])
    expect(desk.data.read(`${file}.json`).length).toBe(before[`${file}.json`]?.length)
    await move(second, 'down')
    expect(desk.data.texts()).toEqual(before)
    expect((await move(first, 'up')).body.message).toBe('Moved')
    expect(desk.data.texts()).toEqual(before)
  })
})

describe('prices', () => {
  const table = async () => (await desk.ask('get', 'prices')).body as PriceTable
  const paste = async (pasted: string, from = 0) => {
    const cells = (await table()).rows.slice(from).map(({ price: { id, was } }) => ({ id, was }))
    return (await desk.ask('post', 'prices/paste', { pasted, cells })).body as PasteResult
  }
  const typeIn = (cell: PriceCell | null | undefined, text: string) =>
    desk.ask('put', 'prices', { changes: cell ? [cellEdit(cell, text, randomUUID())] : [] })
  const save = async (ticked: object[] = []) =>
    (await desk.ask('post', 'prices/save', { ticked })).body.message as string

  it('are taken from rows with or without titles, and from one column', async () => {
    const [row] = (await table()).rows
    const known = ['Aravalli Crest', 'the-aravalli-summit', row?.name, '', row?.area]
    const cells = [...known, '3 cr - 5 cr'].join('\t')
    const titles = columns.map(([, title]) => title).join('\t')
    const change = { now: '₹ 2.9 Cr – 4.75 Cr', written: '₹ 3 Cr – 5 Cr', percent: 3.4 }
    for (const pasted of [cells, `${titles}\r\n${cells}\r\n`, '3 cr - 5 cr\n\n']) {
      const { table, count, unusable } = await paste(pasted)
      expect([count, unusable]).toEqual([1, []])
      expect(table.rows[0]?.price).toMatchObject({ ...change, isLarge: false, message: null })
      expect(table.rows.filter(({ price }) => price.typed !== null)).toHaveLength(1)
      await desk.ask('delete', 'prices')
    }
    await paste(cells)
    expect(await save()).toBe('Saved 1 price')
    expect(desk.data.read('residentialProjects.json')).toContain('"price": "₹ 3 Cr – 5 Cr"')
    // The card that showed the old price follows.
    expect(desk.data.read('trendingProjects.json')).toContain('"price": "₹ 3 Cr – 5 Cr"')
  })

  it('have what is left of configurations beside them, which is counted today', async () => {
    const rowOf = (rows: PriceTable['rows'], name: string) =>
      rows.find(({ configuration, page }) => `${page} ${configuration}` === name)
    const summit = 'projects/the-aravalli-summit 3 BHK + Study'
    const { rows } = await table()
    expect(rows[0]?.left).toBeNull()
    expect(rowOf(rows, 'projects/PF-GGN-0113 4 BHK')?.left).toMatchObject({ now: 'sold' })
    const left = rowOf(rows, summit)?.left
    const type = (text: string) => typeIn(left, text)
    await type('4.5')
    expect(await save()).toMatch(/^Not saved: The Aravalli Summit, .*"4.5" cannot be read/)
    await type('Sold out')
    expect(rowOf((await table()).rows, summit)?.left).toMatchObject({ now: '', typed: 'sold' })
    const cells = ['', 'PF-GGN-0113', '', '4 BHK', '', '₹ 4.4 Cr', '2']
    expect(await paste(cells.join('\t'))).toMatchObject({ count: 1, unusable: [] })
    expect(await save()).toBe('Saved 2 numbers of units')
    const today = `"availableOn": "${dayInIndia(new Date())}"`
    expect(desk.data.read('residentialProjects.json').split(today)).toHaveLength(3)
    expect(desk.data.read('floorPlan.json')).toContain('"available": 2,')
    await desk.ask('post', 'undo', {})
    await type('')
  })

  it('name what cannot be used, and ask for a tick for a large change', async () => {
    const before = desk.data.texts()
    const [row] = (await table()).rows
    const type = (text: string) => typeIn(row?.price, text)
    expect((await paste('soon\n3.2 cr')).unusable).toMatchObject([{ row: 1, text: 'soon' }])
    await desk.ask('delete', 'prices')
    await type('soon')
    expect(await save()).toMatch(/^Not saved: The Aravalli Summit: "soon" cannot be read/)
    await type('9 cr')
    expect(await save()).toMatch(/^Not saved: tick the change of The Aravalli Summit/)
    // A tick is for the price that it stood beside.
    expect(await save([{ id: row?.price.id, text: '8 cr' }])).toMatch(/^Not saved: tick/)
    expect(desk.data.texts()).toEqual(before)
    expect(await save([{ id: row?.price.id, text: '9 cr' }])).toBe('Saved 1 price')
    await type('5 cr')
    await type('')
    expect((await table()).rows.filter(({ price }) => price.typed !== null)).toEqual([])
  })
})
