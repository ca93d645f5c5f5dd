import { randomUUID } from 'node:crypto'
import { renameSync, rmSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/support/programs/run-folder.ts'
import type { DeskState, PageView } from './api.ts'
import type { Change, FormChange } from './draft/typing.ts'
import { cellEdit, type PriceCell, type PriceRow, type PriceTable } from './prices/price-api.ts'
import { changesOf } from './writing.ts'
import { edited, set, shown, SUMMIT, useDesk, valueOf } from './desk.fixture.ts'

const desk = useDesk()

const FILE = 'residentialProjects.json'
const PLANS = 'floorPlan.json'
const GREENS = 'projects/crest-greens'

type Project = { id: string; name: string; price: string; possession?: string }
type Plan = { id: string; floors: { configuration: string; baseSellingPrice: string }[] }

const projects = () => JSON.parse(desk.data.read(FILE)) as Record<string, Project[]>
const plans = () => JSON.parse(desk.data.read(PLANS)) as Plan[]
const write = (file: string, value: unknown) =>
  desk.data.write(file, JSON.stringify(value, undefined, 2))
const projectWith = (id: string) =>
  Object.values(projects())
    .flat()
    .find((one) => one.id === id)
const planOf = (id: string) => plans().find((one) => one.id === id)

const SUMMIT_ID = 'the-aravalli-summit'
const STUDY = '3 BHK + Study'
const OTHER: Project = { id: 'amber-heights', name: 'Amber Heights', price: '₹ 1 Cr' }

/** What another program does to the files while something is typed, which leaves its place. */
const meanwhile: [string, () => void][] = [
  [
    'another project is put before it',
    () => {
      const all = projects()
      write(FILE, { ...all, 'aravalli-crest': [OTHER, ...(all['aravalli-crest'] ?? [])] })
      write(PLANS, [{ id: OTHER.id, name: OTHER.name, floors: [] }, ...plans()])
    },
  ],
  [
    'everything is turned round',
    () => {
      write(
        FILE,
        Object.fromEntries(
          Object.entries(projects())
            .toReversed()
            .map(([key, own]) => [key, own.toReversed()]),
        ),
      )
      write(
        PLANS,
        plans()
          .toReversed()
          .map((plan) => ({ ...plan, floors: plan.floors.toReversed() })),
      )
    },
  ],
  [
    'other fields of it are changed',
    () => {
      desk.data.edit(FILE, '"December 2028"', '"June 2029"')
      write(
        PLANS,
        plans().map((plan) => ({
          ...plan,
          floors: plan.floors.map((floor) => ({ ...floor, facing: 'North' })),
        })),
      )
    },
  ],
  [
    'it is moved to another developer',
    () => {
      const all = projects()
      const own = all['aravalli-crest']?.find(({ id }) => id === SUMMIT_ID)
      const [, second = ''] = Object.keys(all)
      write(FILE, {
        ...all,
        'aravalli-crest': all['aravalli-crest']?.filter((one) => one !== own),
        [second]: [...(all[second] ?? []), own],
      })
    },
  ],
]

/** Another program takes the project out. */
function takeOut(): void {
  const all = projects()
  write(FILE, {
    ...all,
    'aravalli-crest': all['aravalli-crest']?.filter(({ id }) => id !== SUMMIT_ID),
  })
  write(
    PLANS,
    plans().filter(({ id }) => id !== SUMMIT_ID),
  )
}

const table = async () => (await desk.ask('get', 'prices')).body as PriceTable
const typePrice = (cell: PriceCell, text: string) =>
  desk.ask('put', 'prices', { changes: [cellEdit(cell, text, randomUUID())] })
const rowOf = async (configuration: string) => {
  const row = (await table()).rows.find(
    (one) => one.name === 'The Aravalli Summit' && one.configuration === configuration,
  )
  if (!row) throw new Error(`no row of ${configuration}`)
  return row
}

describe('what is typed belongs to its record', () => {
  it.each(meanwhile)('in a form, whatever happens to the file: %s', async (_what, act) => {
    await desk.type('residentialProjects', set({ price: '₹ 3 Cr' }))
    act()
    const texts = desk.data.texts()
    expect((await desk.ask('post', `pages/${SUMMIT}/save`)).body.message).toBe('Saved')
    expect(desk.data.read(FILE)).toBe(texts[FILE]?.replace('₹ 2.9 Cr – 4.75 Cr', '₹ 3 Cr'))
  })

  it('in a form: it is kept where the project is gone, and written nowhere', async () => {
    await desk.type('residentialProjects', set({ price: '₹ 3 Cr' }))
    takeOut()
    const texts = desk.data.texts()
    const refused = await desk.ask('post', `pages/${SUMMIT}/save`)
    expect(refused.body.message).toMatch(/^Not saved: .* is not in the files any more/)
    expect(desk.data.texts()).toEqual(texts)
    const { kind, kept } = await desk.page()
    expect([kind, kept.map(({ text }) => text)]).toEqual(['gone', ['₹ 3 Cr']])
    await desk.ask('post', `pages/${SUMMIT}/resolve`, { id: kept[0]?.id, keep: 'file' })
    expect((await desk.ask('get', `pages/${SUMMIT}`)).status).toBe(404)
  })

  const acts: [string, (row: PriceRow) => Promise<unknown>][] = [
    ['typed', ({ price }) => typePrice(price, '3.05 cr')],
    [
      'pasted',
      ({ price: { id, was } }) =>
        desk.ask('post', 'prices/paste', { pasted: '3.05 cr', cells: [{ id, was }] }),
    ],
  ]
  const savePrices = () => desk.ask('post', 'prices/save', { ticked: [] })
  it.each(
    meanwhile.flatMap(([what, act]) =>
      acts.flatMap(([how, type]) =>
        ['before', 'after'].map((when) => [how, when, what, act, type] as const),
      ),
    ),
  )('in the table of prices: %s %s %s', async (_how, when, _what, act, type) => {
    const row = await rowOf(STUDY)
    if (when === 'before') await type(row)
    act()
    const others = plans().map((plan) => plan.floors.map((floor) => floor.baseSellingPrice))
    if (when === 'after') await type(row)
    const same = await rowOf(STUDY)
    expect([same.price.id, same.price.written]).toEqual([row.price.id, '₹ 3.05 Cr'])
    expect((await savePrices()).body.message).toBe('Saved 1 price')
    const floors = planOf(SUMMIT_ID)?.floors
    const own = floors?.find(({ configuration }) => configuration === STUDY)
    expect(own?.baseSellingPrice).toBe('₹ 3.05 Cr')
    const now = plans().map((plan) => plan.floors.map((floor) => floor.baseSellingPrice))
    const changed = now.flat().filter((price, index) => price !== others.flat()[index])
    expect(changed).toEqual(['₹ 3.05 Cr'])
  })

  it('in the table of prices: it is kept where its configuration is gone, and written nowhere', async () => {
    for (const [, type] of acts) {
      await type(await rowOf(STUDY))
      takeOut()
      const texts = desk.data.texts()
      const { kept } = await table()
      expect(kept).toMatchObject([{ page: SUMMIT, text: expect.stringMatching(/3.05 cr/i) }])
      expect((await savePrices()).status).toBe(409)
      expect(desk.data.texts()).toEqual(texts)
      await desk.ask('delete', 'prices')
      expect((await table()).kept).toEqual([])
      desk.data.restoreAll()
    }
  })

  it('is written into none of two configurations of one name, unless it is told which', async () => {
    const twins = (...prices: string[]) =>
      prices.map((baseSellingPrice) => ({ configuration: '3 BHK', baseSellingPrice }))
    const withFloors = (floors: object[]) =>
      write(
        PLANS,
        plans().map((plan) => (plan.id === SUMMIT_ID ? { ...plan, floors } : plan)),
      )
    withFloors(twins('₹ 1 Cr', '₹ 2 Cr'))
    const rows = (await table()).rows.filter(({ configuration }) => configuration === '3 BHK')
    const second = rows.find(
      ({ name, price }) => name === 'The Aravalli Summit' && price.now === '₹ 2 Cr',
    )
    if (second) await typePrice(second.price, '2.1 cr')
    withFloors(twins('₹ 1 Cr'))
    const texts = desk.data.texts()
    expect((await desk.ask('post', 'prices/save', { ticked: [] })).status).toBe(409)
    expect((await desk.ask('post', `pages/${SUMMIT}/save`)).status).toBe(409)
    expect(desk.data.texts()).toEqual(texts)
    withFloors(twins('₹ 2 Cr', '₹ 1 Cr'))
    expect((await desk.ask('post', 'prices/save', { ticked: [] })).status).toBe(200)
    expect(planOf(SUMMIT_ID)?.floors.map((floor) => floor.baseSellingPrice)).toEqual([
      '₹ 2.1 Cr',
      '₹ 1 Cr',
    ])
  })
})

describe('what is typed and not saved', () => {
  it('is in a copy, and is there again after Remove or Rename and Undo', async () => {
    await desk.type('residentialProjects', set({ possession: 'May 2030' }))
    const { body } = await desk.ask('post', `pages/${SUMMIT}/copy`, { name: 'The Second Summit' })
    expect(valueOf(await desk.page(body.page))).toMatchObject({ possession: 'May 2030' })
    expect(projectWith(SUMMIT_ID)?.possession).toBe('December 2028')
    await desk.ask('post', 'undo')
    await desk.type('residentialProjects', set({ possession: 'May 2030' }), GREENS)
    for (const [path, request] of [
      ['remove', {}],
      ['rename', { name: 'Crest Meadows' }],
    ] as const) {
      expect((await desk.ask('post', `pages/${GREENS}/${path}`, request)).status).toBe(200)
      await desk.ask('post', 'undo')
      const view = await desk.page(GREENS)
      expect([view.isDraft, valueOf(view)]).toMatchObject([true, { possession: 'May 2030' }])
    }
  })

  it('in a record is one draft, on the page of its file, on its own and in the table of prices', async () => {
    const CARDS = 'files/trendingProjects'
    const ofCard = async (page: string) => {
      const view = await desk.page(page)
      const cards = [valueOf(view, 'trendingProjects')].flat() as Project[]
      return [view.isDraft, cards.find(({ id }) => id === SUMMIT_ID)?.price]
    }
    await desk.type('trendingProjects', set({ price: '₹ 3 Cr' }))
    expect(await ofCard(CARDS)).toEqual([true, '₹ 3 Cr'])
    const cards = (value: unknown) =>
      (value as Project[]).map((one) => (one.id === SUMMIT_ID ? { ...one, price: '₹ 4 Cr' } : one))
    const view = await desk.page(CARDS)
    const index = (valueOf(view, 'trendingProjects') as Project[]).findIndex(
      ({ id }) => id === SUMMIT_ID,
    )
    const [part] = view.parts
    if (!part) throw new Error('no cards')
    const changes = edited(part, [
      { file: 'trendingProjects', pointer: `/${index}/price`, set: '₹ 4 Cr' },
    ])
    await desk.ask('put', `pages/${CARDS}`, { changes })
    expect(await ofCard(SUMMIT)).toEqual([true, '₹ 4 Cr'])
    expect([...desk.desk.drafts.keys()]).toEqual([SUMMIT])
    const before = JSON.parse(desk.data.read('trendingProjects.json')) as unknown
    expect((await desk.ask('post', `pages/${CARDS}/save`)).body.message).toBe('Saved')
    expect(JSON.parse(desk.data.read('trendingProjects.json'))).toEqual(cards(before))
    expect(desk.desk.drafts.size).toBe(0)

    const planIndex = plans().findIndex(({ id }) => id === SUMMIT_ID)
    const [plansPart] = (await desk.page('files/floorPlan')).parts
    if (!plansPart) throw new Error('no plans')
    const pointer = `/${planIndex}/floors/0/baseSellingPrice`
    await desk.ask('put', 'pages/files/floorPlan', {
      changes: edited(plansPart, [{ file: 'floorPlan', pointer, set: '3.05 cr' }]),
    })
    const [{ configuration = '' } = {}] = planOf(SUMMIT_ID)?.floors ?? []
    expect((await rowOf(configuration)).price).toMatchObject({ typed: '3.05 cr' })
    await desk.ask('delete', 'prices')
    expect((await desk.page('files/floorPlan')).isDraft).toBe(false)
  })

  it('is kept by fields: of two tabs each only sends what was typed in it', async () => {
    const [one, two] = [await desk.page(), await desk.page()]
    const facts = (view: PageView) => {
      const [part] = view.parts
      if (!part) throw new Error('no facts')
      return part
    }
    const send = (view: PageView, change: FormChange) =>
      desk.ask('put', `pages/${SUMMIT}`, {
        changes: edited(facts(view), [{ file: 'residentialProjects', ...change }]),
      })
    await send(one, { pointer: '/price', set: '₹ 3 Cr' })
    await send(two, { pointer: '/possession', set: 'May 2030' })
    await send(two, { pointer: '/price', set: '₹ 3.5 Cr' })
    await send(one, { pointer: '/area', set: '1,800 sq. ft.' })
    expect(valueOf(await desk.page())).toMatchObject({
      price: '₹ 3.5 Cr',
      possession: 'May 2030',
      area: '1,800 sq. ft.',
    })
  })
})

it('lives on while its folder is moved, emptied or replaced, and says so in a sentence', async () => {
  const { data } = desk
  await desk.type('residentialProjects', set({ price: '₹ 3 Cr' }))
  const away = `${temporaryFolder()}/away`
  const state = async () => (await desk.ask('get', 'state')).body as DeskState
  const { developers } = await state()
  renameSync(data.folder, away)
  expect((await state()).readOnly).toMatch(/is not there any more/)
  expect((await state()).developers).toEqual(developers)
  expect((await desk.ask('post', `pages/${SUMMIT}/save`)).body.message).toMatch(
    /is not there any more/,
  )
  renameSync(away, data.folder)
  const texts = data.texts()
  for (const file of Object.keys(texts)) rmSync(`${data.folder}/${file}`)
  expect((await state()).readOnly).toMatch(/holds no data file any more/)
  expect(valueOf(await desk.page())).toMatchObject({ price: '₹ 3 Cr' })
  for (const [file, text] of Object.entries(texts)) data.write(file, text)
  expect((await state()).readOnly).toBeNull()
  expect((await desk.ask('post', `pages/${SUMMIT}/save`)).body.message).toBe('Saved')
})

it('writes what the last visible state said, after 200 edits from two tabs and another program', async () => {
  const FIELDS = ['/price', '/possession', '/area', '/description'] as const
  const view = await desk.page()
  const tabs = [view, view]
  const act = fc.record({
    who: fc.integer({ min: 0, max: 2 }),
    field: fc.constantFrom(...FIELDS),
    list: fc.nat(9),
    text: fc.constantFrom('₹ 3 Cr', '₹ 4 Cr', 'May 2030', 'June 2031', '1,800 sq. ft.'),
  })
  const acts = fc.sample(act, { numRuns: 200, seed: 64 })
  for (const { who, field, list, text } of acts) {
    if (who === 2) {
      const all = projects()
      const own = [...(all['aravalli-crest'] ?? [])]
      if (list < 3) own.push(...own.splice(0, 1))
      const changed = own.map((one) =>
        one.id === SUMMIT_ID && list > 6 ? { ...one, [field.slice(1)]: `${text} (disk)` } : one,
      )
      write(FILE, { ...all, 'aravalli-crest': changed })
      continue
    }
    const tab = tabs[who]
    const [part] = tab?.parts ?? []
    if (!part) throw new Error('no facts')
    const file = part.file
    const images = (shown(part) as { images: string[] }).images
    const change: Change =
      list === 0
        ? { file, pointer: `/images/${images.length}`, insert: images[0] }
        : list === 1 && images.length > 1
          ? { file, pointer: '/images/0', remove: true }
          : { file, pointer: field, set: text }
    await desk.desk.inTurn(() => desk.desk.type(SUMMIT, edited(part, [change])))
    // Of three answers a tab misses two: it goes on with what it has.
    if (list % 3 === 0) tabs[who] = await desk.page()
  }
  const last = await desk.page()
  for (const { id } of last.kept)
    await desk.ask('post', `pages/${SUMMIT}/resolve`, { id, keep: 'file' })
  for (const { id } of last.conflicts)
    await desk.ask('post', `pages/${SUMMIT}/resolve`, { id, keep: 'mine' })
  const visible = valueOf(await desk.page())
  const others = Object.values(projects())
    .flat()
    .filter(({ id }) => id !== SUMMIT_ID)
  const edits = desk.desk.drafts.get(SUMMIT) ?? []
  const changes = changesOf(desk.desk.disk.files, SUMMIT, edits)
  const after = changes.find(({ file }) => file === FILE)?.after.toString() ?? desk.data.read(FILE)
  const written = Object.values(JSON.parse(after) as Record<string, Project[]>).flat()
  expect(written.find(({ id }) => id === SUMMIT_ID)).toEqual(visible)
  expect(written.filter(({ id }) => id !== SUMMIT_ID)).toEqual(others)
})
