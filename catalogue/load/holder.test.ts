import { expect, test } from 'vitest'
import { dataFolder, writeData } from '../data-folder.fixture.ts'
import { createCatalogueHolder } from './holder.ts'
import { loadCatalogue } from './load.ts'

const holderOf = (folder: string) => createCatalogueHolder(() => loadCatalogue(folder))

test('starts with whatever could be loaded and keeps what was wrong', async () => {
  const holder = await holderOf(dataFolder({ site: null }))
  expect(holder.problems).toMatchObject([{ file: 'site.json', kind: 'failed' }])
  expect(holder.current.projects).toHaveLength(34)
})

test('swaps good data in whole and tells its listeners', async () => {
  const folder = dataFolder()
  const holder = await holderOf(folder)
  const before = holder.current
  const seen: unknown[] = []
  const stop = holder.onSwap((catalogue) => seen.push(catalogue))
  writeData(folder, { globalFaqs: '[]' })
  expect(await holder.reload()).toEqual({ swapped: true, problems: [] })
  expect(holder.current.file('globalFaqs')).toEqual({ ok: true, data: [] })
  expect(before.file('globalFaqs')).not.toEqual({ ok: true, data: [] })
  stop()
  await holder.reload()
  expect(seen).toHaveLength(1)
})

test('keeps the last good data when the new has any problem', async () => {
  const folder = dataFolder()
  const holder = await holderOf(folder)
  const before = holder.current
  for (const globalFaqs of [null, '[', '[{"question": "?"}]']) {
    writeData(folder, { globalFaqs })
    const { swapped, problems } = await holder.reload()
    expect(swapped).toBe(false)
    expect(problems).toHaveLength(1)
    expect(holder.current).toBe(before)
  }
})

test('reloads run one after another, the last one wins', async () => {
  let running = 0
  let mostRunning = 0
  const folder = dataFolder()
  const holder = await createCatalogueHolder(async () => {
    running += 1
    mostRunning = Math.max(mostRunning, running)
    const loaded = await loadCatalogue(folder)
    running -= 1
    return loaded
  })
  await Promise.all([holder.reload(), holder.reload(), holder.reload()])
  expect(mostRunning).toBe(1)
})

test('a load that throws refuses that reload only', async () => {
  let broken = false
  const folder = dataFolder()
  const holder = await createCatalogueHolder(async () => {
    if (broken) throw new Error('disk gone')
    return loadCatalogue(folder)
  })
  broken = true
  await expect(holder.reload()).rejects.toThrow('disk gone')
  broken = false
  expect(await holder.reload()).toMatchObject({ swapped: true })
})
