import { cpSync, renameSync, rmSync } from 'node:fs'
import { on } from 'node:events'
import { afterAll, expect, it } from 'vitest'
import { copySampleData } from '../../tests/support/programs/data-copy.ts'
import { set, startDesk, valueOf } from './desk.fixture.ts'
import { followFolder } from './run-desk.ts'

const FILE = 'residentialProjects.json'
const data = copySampleData()
const desk = await startDesk(data)
const following = new AbortController()
const followed = followFolder(desk.desk, following.signal)
afterAll(async () => {
  following.abort()
  await followed
  await desk.close()
})

const possession = () => {
  const projects = desk.desk.disk.files.get('residentialProjects')?.value as Record<
    string,
    { possession: string }[]
  >
  return projects['aravalli-crest']?.[0]?.possession
}

/** Waits until the desk has taken a text up by itself, as no request asks for it. */
async function takesUp(text: string): Promise<void> {
  if (possession() === text) return
  for await (const _event of on(desk.desk.events, 'event')) if (possession() === text) return
}

it.each<[string, (copy: string) => void]>([
  [
    'another was moved in its place',
    (copy) => {
      renameSync(data.folder, `${copy}-before`)
      renameSync(copy, data.folder)
    },
  ],
  [
    'it was removed and made anew',
    (copy) => {
      rmSync(data.folder, { recursive: true })
      cpSync(copy, data.folder, { recursive: true })
    },
  ],
])('the folder is followed after %s, and what was typed stays', async (_how, replace) => {
  await desk.type('residentialProjects', set({ price: '₹ 3 Cr' }))
  const other = copySampleData({ [FILE]: (text) => text.replace('December 2028', 'March 2031') })
  replace(other.folder)
  await takesUp('March 2031')
  for (const text of ['April 2031', 'May 2031']) {
    data.edit(FILE, `"${possession()}"`, `"${text}"`)
    await takesUp(text)
  }
  expect(valueOf(await desk.page())).toMatchObject({ price: '₹ 3 Cr', possession: 'May 2031' })
})
