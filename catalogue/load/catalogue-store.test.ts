import { expect, test } from 'vitest'
import { dataFolder, writeData } from '../data-folder.fixture.ts'
import { createCatalogueStore } from './catalogue-store.ts'
import { loadCatalogue } from './load.ts'

const liveOf = (folder: string) => createCatalogueStore(() => loadCatalogue(folder))

test('starts with whatever could be loaded and keeps what was wrong', async () => {
  const live = await liveOf(dataFolder({ site: null }))
  expect(live.problems).toMatchObject([{ file: 'site.json', kind: 'failed' }])
  expect(live.current.projects).toHaveLength(34)
})

test('replaces the catalogue by good data whole and notifies its listeners', async () => {
  const folder = dataFolder()
  const live = await liveOf(folder)
  const before = live.current
  const seen: unknown[] = []
  const stop = live.onReplace((catalogue) => seen.push(catalogue))
  writeData(folder, { globalFaqs: '[]' })
  expect(await live.reload()).toEqual({ replaced: true, problems: [] })
  expect(live.current.file('globalFaqs')).toEqual({ ok: true, data: [] })
  expect(before.file('globalFaqs')).not.toEqual({ ok: true, data: [] })
  stop()
  await live.reload()
  expect(seen).toHaveLength(1)
})

test('keeps the last good data when the new has any problem', async () => {
  const folder = dataFolder()
  const live = await liveOf(folder)
  const before = live.current
  for (const globalFaqs of [null, '[', '[{"question": "?"}]']) {
    writeData(folder, { globalFaqs })
    const { replaced, problems } = await live.reload()
    expect(replaced).toBe(false)
    expect(problems).toHaveLength(1)
    expect(live.current).toBe(before)
  }
})

test('reloads run one after another, the last one wins', async () => {
  let running = 0
  let mostRunning = 0
  const folder = dataFolder()
  const live = await createCatalogueStore(async () => {
    running += 1
    mostRunning = Math.max(mostRunning, running)
    const loaded = await loadCatalogue(folder)
    running -= 1
    return loaded
  })
  await Promise.all([live.reload(), live.reload(), live.reload()])
  expect(mostRunning).toBe(1)
})

test('a load that throws refuses that reload only', async () => {
  let broken = false
  const folder = dataFolder()
  const live = await createCatalogueStore(async () => {
    if (broken) throw new Error('disk gone')
    return loadCatalogue(folder)
  })
  broken = true
  await expect(live.reload()).rejects.toThrow('disk gone')
  broken = false
  expect(await live.reload()).toMatchObject({ replaced: true })
})
