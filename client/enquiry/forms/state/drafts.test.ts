import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '../../sending/fakes.fixture.ts'

const ASHA = { name: 'Asha', phone: '98100 12345', email: '', message: 'Sea view?' }

let sessionStorage: ReturnType<typeof fakeStorage>

beforeEach(() => browserWith(fakeStorage()))
afterEach(() => vi.unstubAllGlobals())

function browserWith(storage: typeof sessionStorage): void {
  sessionStorage = storage
  vi.stubGlobal('window', { sessionStorage })
  vi.resetModules()
}

/** As a page has them that was just loaded. */
const drafts = () => import('./drafts.ts')

test('a form finds what was typed into it, also after a reload', async () => {
  const before = await drafts()
  before.writeDraft('a', ASHA)
  vi.resetModules()
  const { readDraft } = await drafts()
  expect(readDraft('a')).toEqual(ASHA)
})

test('another form finds who it was, not the message', async () => {
  const { readDraft, writeDraft } = await drafts()
  writeDraft('a', ASHA)
  expect(readDraft('b')).toEqual({ name: 'Asha', phone: '98100 12345', email: '' })
})

test('nothing stays once an enquiry is sent', async () => {
  const { clearDrafts, readDraft, writeDraft } = await drafts()
  writeDraft('a', ASHA)
  clearDrafts()
  expect(readDraft('a')).toBeUndefined()
  expect(sessionStorage.length).toBe(0)
})

test('a full store keeps them until the page is left', async () => {
  sessionStorage.full = true
  const { readDraft, writeDraft } = await drafts()
  writeDraft('a', ASHA)
  expect(readDraft('a')).toEqual(ASHA)
})

test.each(['{', '7', '[["a",{"name":7}]]', '[null]'])('copes with %s', async (text) => {
  browserWith(fakeStorage({ enquiryDrafts: text }))
  const { readDraft } = await drafts()
  expect(readDraft('a')).toBeUndefined()
})
