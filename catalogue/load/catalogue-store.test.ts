import { expect, test } from 'vitest'
import { copySampleData } from '../../tests/support/programs/data-copy.ts'
import { dataFolder } from '../data-folder.fixture.ts'
import { createCatalogueStore } from './catalogue-store.ts'
import { createCheckedLoad, loadCatalogue, type LoadedCatalogue } from './load.ts'

const storeOf = async (load: () => Promise<LoadedCatalogue>) =>
  createCatalogueStore((await load()).catalogue, load)

test('a reload refuses what validate calls an error, be every file good in itself, and takes warnings', async () => {
  const copy = copySampleData()
  const live = await storeOf(createCheckedLoad(copy.folder))
  const before = live.current
  copy.edit('paymentPlan.json', '"installment_percentage": 10', '"installment_percentage": 32')
  expect(await live.reload()).toMatchObject({
    replaced: false,
    problems: [
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
  expect(await live.reload()).toEqual({ replaced: true, problems: [] })
  expect(live.current.project('the-aravalli-summit')?.priceText).toBe('a fortune')
})

test('reloads run one after another, and one that throws refuses itself only', async () => {
  let running = 0
  let mostRunning = 0
  let isBroken = false
  const folder = dataFolder()
  const live = await storeOf(async () => {
    if (isBroken) throw new Error('disk gone')
    running += 1
    mostRunning = Math.max(mostRunning, running)
    const loaded = await loadCatalogue(folder)
    running -= 1
    return loaded
  })
  await Promise.all([live.reload(), live.reload(), live.reload()])
  expect(mostRunning).toBe(1)
  isBroken = true
  await expect(live.reload()).rejects.toThrow('disk gone')
  isBroken = false
  expect(await live.reload()).toMatchObject({ replaced: true })
})
