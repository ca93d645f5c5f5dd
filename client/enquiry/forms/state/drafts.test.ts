import { expect, test } from 'vitest'
import { fakeStorage } from '../../sending/fakes.fixture.ts'
import { createDrafts } from './drafts.ts'

const ASHA = { name: 'Asha', phone: '98100 12345', email: '', message: 'Sea view?' }

test('a form finds what was typed into it, also after a reload', () => {
  const storage = fakeStorage()
  createDrafts(() => storage).write('a', ASHA)
  expect(createDrafts(() => storage).read('a')).toEqual(ASHA)
})

test('another form finds who it was, not the message', () => {
  const drafts = createDrafts(() => undefined)
  drafts.write('a', ASHA)
  expect(drafts.read('b')).toEqual({ name: 'Asha', phone: '98100 12345', email: '' })
})

test('nothing stays once an enquiry is sent', () => {
  const storage = fakeStorage()
  const drafts = createDrafts(() => storage)
  drafts.write('a', ASHA)
  drafts.clear()
  expect(drafts.read('a')).toBeUndefined()
  expect(storage.length).toBe(0)
})

test('a full store keeps them until the page is left', () => {
  const storage = fakeStorage()
  storage.full = true
  const drafts = createDrafts(() => storage)
  drafts.write('a', ASHA)
  expect(drafts.read('a')).toEqual(ASHA)
})

test.each(['{', '7', '[["a",{"name":7}]]', '[null]'])('copes with %s', (text) => {
  expect(createDrafts(() => fakeStorage({ enquiryDrafts: text })).read('a')).toBeUndefined()
})
