import { join } from 'node:path'
import supertest from 'supertest'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { copyBuiltImages } from '../../tests/support/programs/built-images.ts'
import { copySampleData, type DataCopy } from '../../tests/support/programs/data-copy.ts'
import { temporaryFolder } from '../../tests/support/programs/run-folder.ts'
import type { PageView } from './api.ts'
import { openDesk } from './desk.ts'
import { createDeskApp } from './app.ts'
import { openStore } from './store.ts'

export const HOST = '127.0.0.1:4173'
const KEY = 'AAAAAAAAAAAAAAAAAAAAAA'
export const COOKIE = `desk-4173=${KEY}`
export const SUMMIT = 'projects/the-aravalli-summit'

export type TestDesk = Awaited<ReturnType<typeof startDesk>>

/** A desk on a folder of data, asked as the browser of whoever holds the key asks it. */
export async function startDesk(
  data: DataCopy,
  state = temporaryFolder(),
  { patienceMs = 60_000 } = {},
) {
  process.env['XDG_STATE_HOME'] = state
  const store = await openStore(data.folder)
  const builtImageFolder = copyBuiltImages(join(state, 'images'))
  const desk = await openDesk(data.folder, store, { builtImageFolder, patienceMs })
  const { app, pictures, prepare } = createDeskApp(desk, { key: KEY, host: HOST, builtImageFolder })
  const ask = (method: 'get' | 'put' | 'post' | 'delete', path: string, body?: object) => {
    const address = path.startsWith('/') ? path : `/desk/api/${path}`
    const request = supertest(app)[method](address).set({ host: HOST, cookie: COOKIE })
    return body ? request.send(body) : request
  }
  return {
    app,
    data,
    desk,
    prepare,
    ask,
    page: async (name = SUMMIT) => (await ask('get', `pages/${name}`)).body as PageView,
    /** Types values into a part of a page: its own ones, changed. */
    async type(file: string, change: (value: unknown) => unknown, name = SUMMIT) {
      const { parts } = (await ask('get', `pages/${name}`)).body as PageView
      const part = parts.find((one) => one.file === file)
      const value = change(structuredClone(part?.value))
      const body = { parts: { [file]: { base: part?.base, value } } }
      return (await ask('put', `pages/${name}`, body)).body as PageView
    },
    async close() {
      await pictures.close()
      store.close()
    },
  }
}

/** Inside a file: a desk on a copy of the sample, closed at the end; each test begins with the sample's data. */
export function useDesk(): TestDesk {
  const desk = {} as TestDesk
  let sample: Readonly<Record<string, string>> = {}
  beforeAll(async () => {
    Object.assign(desk, await startDesk(copySampleData()))
    sample = desk.data.texts()
  })
  afterEach(async () => {
    for (const page of desk.desk.drafts.keys()) await desk.ask('delete', `pages/${page}`)
    for (const [file, text] of Object.entries(sample))
      if (desk.data.read(file) !== text) desk.data.write(file, text)
  })
  afterAll(() => desk.close())
  return desk
}

/** A change of some properties. */
export const set = (changes: object) => (value: unknown) => ({ ...(value as object), ...changes })
