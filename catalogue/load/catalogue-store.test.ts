import { expect, test } from 'vitest'
import { copySampleData } from '../../tests/support/programs/data-copy.ts'
import { dataFolder } from '../data-folder.fixture.ts'
import { createCatalogueStore } from './catalogue-store.ts'
import { createCheckedLoad, loadCatalogue, type LoadedCatalogue } from './load-catalogue.ts'

const storeOf = async (load: () => Promise<LoadedCatalogue>) =>
  createCatalogueStore(await load(), load)

test('a reload refuses what validate calls an error, be every file good in itself, and takes warnings', async () => {
  const copy = copySampleData()
  const live = await storeOf(createCheckedLoad(copy.folder))
  const before = live.current
  copy.edit('paymentPlan.json', '"installment_percentage": 10', '"installment_percentage": 32')
  expect(await live.reload()).toMatchObject({
    replaced: false,
    findings: [
      {
        file: 'paymentPlan.json',
        line: 5,
        reason: expect.stringContaining('the instalments add up to 122, not 100') as string,
        kind: 'refused',
      },
    ],
  })
  expect(live.current).toBe(before)

  copy.restore('paymentPlan.json')
  copy.edit('residentialProjects.json', '"₹ 2.9 Cr – 4.75 Cr"', '"a fortune"')
  expect(await live.reload()).toMatchObject({ replaced: true, findings: [] })
  expect(live.current.project('the-aravalli-summit')?.priceText).toBe('a fortune')
})

test('a registration that ended leaves its project out at a reload, which takes what else is new', async () => {
  const copy = copySampleData()
  const live = await storeOf(createCheckedLoad(copy.folder))
  const validUntil = /"validUntil": "[^"]+"/.exec(copy.read('residentialProjects.json'))?.[0] ?? ''
  copy.edit('residentialProjects.json', validUntil, '"validUntil": "2026-01-31"')
  copy.edit('residentialProjects.json', '"1.35Cr-2.1Cr"', '"₹ 1.4 Cr – 2.1 Cr"')
  const count = live.current.projects.length
  const reload = await live.reload()
  expect(reload).toMatchObject({ replaced: true, findings: [{ kind: 'withheld' }] })
  expect(live.current.projects).toHaveLength(count - 1)
  expect(live.current.projects.map(({ priceText }) => priceText)).toContain('₹ 1.4 Cr – 2.1 Cr')

  copy.edit('paymentPlan.json', '"installment_percentage": 10', '"installment_percentage": 32')
  expect((await live.reload()).replaced).toBe(false)
})

test('reloads run one after another, and one that throws refuses itself only', async () => {
  let running = 0
  let maxRunning = 0
  let isBroken = false
  const folder = dataFolder()
  const live = await storeOf(async () => {
    if (isBroken) throw new Error('disk gone')
    running += 1
    maxRunning = Math.max(maxRunning, running)
    const loaded = await loadCatalogue(folder)
    running -= 1
    return loaded
  })
  await Promise.all([live.reload(), live.reload(), live.reload()])
  expect(maxRunning).toBe(1)
  isBroken = true
  await expect(live.reload()).rejects.toThrow('disk gone')
  isBroken = false
  expect(await live.reload()).toMatchObject({ replaced: true })
})

test('a registration that ends while the site runs takes its project away the day after', async () => {
  const project = (id: string, validUntil: string) => ({
    id,
    name: id,
    rera: [{ authority: 'hrera', number: id, validUntil }],
  })
  const folder = dataFolder({
    residentialProjects: JSON.stringify({
      acme: [project('first', '2099-01-10'), project('second', '2099-01-11')],
      other: [project('third', '2099-12-31')],
    }),
    commercialProjects: '{}',
  })
  const live = await storeOf(() => loadCatalogue(folder))
  const shownAt = async (moment: string) => {
    await live.unpublishExpired(new Date(moment))
    return live.current.projects.map(({ id }) => id)
  }
  // Days are India's, and the last one counts.
  expect(await shownAt('2099-01-10T18:29:00Z')).toEqual(['first', 'second', 'third'])
  const before = live.current
  expect(await shownAt('2099-01-10T18:31:00Z')).toEqual(['second', 'third'])
  expect(before.projects).toHaveLength(3)
  expect(await shownAt('2099-01-12T00:00:00Z')).toEqual(['third'])
  expect(live.current.developerPage('acme')).toBeUndefined()
  expect(await live.unpublishExpired(new Date('2099-01-13T00:00:00Z'))).toEqual([])
})
