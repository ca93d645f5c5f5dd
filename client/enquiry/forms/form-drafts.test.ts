// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { refuseStorage } from '../../../tests/support/draw.ts'
import { clearDrafts, readDraft, writeDraft } from './form-drafts.ts'

const ASHA = { name: 'Asha', phone: '98100 12345', email: '', message: 'Sea view?' }

afterEach(() => {
  vi.restoreAllMocks()
  clearDrafts()
})

test('a form finds what was typed into it, another who it was last, until an enquiry is sent', () => {
  writeDraft('b', { name: 'Vikram' })
  writeDraft('a', { name: 'A' })
  writeDraft('b', { name: 'V' })
  writeDraft('a', ASHA)
  expect(readDraft('a')).toEqual(ASHA)
  expect(readDraft('b')).toEqual({ name: 'V' })
  expect(readDraft('c')).toEqual({ name: 'Asha', phone: '98100 12345', email: '' })
  clearDrafts()
  expect(readDraft('a')).toBeUndefined()
  expect(sessionStorage.length).toBe(0)
})

test('where the browser stores nothing they stay until the page is left', () => {
  writeDraft('a', { name: 'A' })
  refuseStorage()
  writeDraft('a', ASHA)
  expect(readDraft('a')).toEqual(ASHA)
})
