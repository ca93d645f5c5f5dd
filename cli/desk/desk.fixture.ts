import { join } from 'node:path'
import supertest from 'supertest'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { copyBuiltImages } from '../../tests/support/programs/built-images.ts'
import { copySampleData, type DataCopy } from '../../tests/support/programs/data-copy.ts'
import { temporaryFolder } from '../../tests/support/programs/run-folder.ts'
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { PageView, Part } from './api.ts'
import { openDesk } from './desk.ts'
import { shownRecord, type Edit } from './draft/drafts.ts'
import { toTyped, typed, type Change } from './draft/typing.ts'
import { createDeskApp } from './app.ts'

export const HOST = '127.0.0.1:4173'
const KEY = 'AAAAAAAAAAAAAAAAAAAAAA'
export const COOKIE = `desk-4173=${KEY}`
export const SUMMIT = 'projects/the-aravalli-summit'

export type TestDesk = Awaited<ReturnType<typeof startDesk>>

/** A desk on a folder of data, asked as the browser of whoever holds the key asks it. */
export async function startDesk(data: DataCopy, state = temporaryFolder(), site?: string) {
  process.env['XDG_STATE_HOME'] = state
  const builtImageFolder = copyBuiltImages(join(state, 'images'))
  const desk = await openDesk(data.folder, builtImageFolder)
  const options = { key: KEY, host: HOST, builtImageFolder, site }
  const { app, pictures, prepare } = createDeskApp(desk, options)
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
    /** Types values into a part of a page: its own ones, changed. The findings are those of the draft. */
    async type(file: string, change: (value: unknown) => unknown, name = SUMMIT) {
      const { parts } = (await ask('get', `pages/${name}`)).body as PageView
      const part = partOf(parts, file)
      const changes = edited(part, changesTo(part, change(structuredClone(shown(part)))))
      await ask('put', `pages/${name}`, { changes })
      await desk.checkNow()
      return (await ask('get', `pages/${name}`)).body as PageView
    },
    async close() {
      await pictures.close()
      await desk.close()
    },
  }
}

const partOf = (parts: readonly Part[], file: string): Part => {
  const part = parts.find((one) => one.file === file)
  if (!part) throw new Error(`The page has no part of ${file}`)
  return part
}

/** A part's value as its form shows it. */
export const shown = ({ record, edits }: Part): unknown => shownRecord(record ?? undefined, edits)

/** The value of one part of a page as its form shows it; undefined where the file has none. */
export const valueOf = ({ parts }: PageView, file = 'residentialProjects'): unknown =>
  shown(partOf(parts, file))

/** The changes of a form that make another value of its own: of an object one for each property. */
function changesTo(part: Part, value: unknown): Change[] {
  const { file } = part
  const before = shown(part)
  if (Array.isArray(value) || before === undefined) return [{ file, pointer: '', set: value }]
  const [old, now] = [before, value] as [Record<string, unknown>, Record<string, unknown>]
  return Object.keys({ ...old, ...now })
    .filter((key) => !isDeepStrictEqual(old[key], now[key]))
    .map((key) => ({
      file,
      pointer: `/${key}`,
      ...(key in now ? { set: now[key] } : { remove: true as const }),
    }))
}

/** What a page in the browser sends of its form's changes, one after the other. */
export function edited(part: Part, changes: readonly Change[]): Edit[] {
  const { file, start } = part
  const record = part.record ?? undefined
  let { edits } = part
  return changes.flatMap((change) => {
    const edit = toTyped({ file, record, edits, start }, change, randomUUID())
    edits = edit ? typed(record, edits, edit) : edits
    return edit ?? []
  })
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
