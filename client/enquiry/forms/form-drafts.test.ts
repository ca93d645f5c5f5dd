// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { refuseStorage } from '../../../tests/support/draw.ts'
import { readDraft, removeDraft, restoreDraft, writeDraft } from './form-drafts.ts'

const ASHA = { name: 'Asha', phone: '98100 12345', email: '', message: 'Sea view?' }

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('a form finds what was typed into it, another who it was last, until it is sent', () => {
  writeDraft('b', { name: 'Vikram' })
  writeDraft('a', { name: 'A' })
  writeDraft('b', { name: 'V' })
  writeDraft('a', { ...ASHA, submissionId: '1' })
  expect(readDraft('a')).toEqual({ ...ASHA, submissionId: '1' })
  expect(readDraft('b')).toEqual({ name: 'V' })
  expect(readDraft('c')).toEqual({ name: 'Asha', phone: '98100 12345', email: '' })
  removeDraft('1')
  expect(readDraft('b')).toEqual({ name: 'V' })
  expect(readDraft('a')).toEqual({ name: 'V', phone: '', email: '' })
})

test('where the browser stores nothing they stay until the page is left', () => {
  writeDraft('a', { name: 'A' })
  refuseStorage()
  writeDraft('a', ASHA)
  expect(readDraft('a')).toEqual(ASHA)
})

/** What a form with the fields holds once its draft is back, the first message being `prefilled`. */
function restored(draft: Record<string, string>, prefilled: string, typedAlready = '') {
  document.body.innerHTML = `<form><input type="hidden" name="source" value="contact">
    <input name="name"><textarea name="message">${prefilled}</textarea>
    <select name="visitOn"><option value="">None</option><option value="2026-12-01">1</option></select>
    <input type="radio" name="visitSlot" value="11:00"><input type="radio" name="visitSlot" value="12:00">
    <input type="checkbox" name="marketing" value="true"></form>`
  const form = document.querySelector('form')
  if (!form) throw new Error('the form is missing')
  const name = form.querySelector<HTMLInputElement>('[name=name]')
  if (name) name.value = typedAlready
  writeDraft('form', draft)
  restoreDraft(form, 'form', prefilled)
  const { source, ...values } = Object.fromEntries(new FormData(form)) as Record<string, string>
  expect(source).toBe('contact')
  return values
}

test('a form gets back what was typed and chosen, but for what is no longer offered or was typed since', () => {
  const draft = {
    source: 'footer',
    name: 'Asha',
    message: 'Sea view?',
    visitOn: '2026-12-01',
    visitSlot: '12:00',
    marketing: 'true',
  }
  const { source: _source, ...values } = draft
  expect(restored(draft, '')).toEqual(values)
  expect(restored({ ...draft, visitOn: '2026-11-01', visitSlot: '09:00' }, '', 'Vikram')).toEqual({
    name: 'Vikram',
    message: 'Sea view?',
    visitOn: '',
    marketing: 'true',
  })
})

test.each([
  ['I am interested in A.', 'I am interested in A.', 'I am interested in A and B.'],
  [
    'Hi. I am interested in A. Parking?',
    'I am interested in A.',
    'Hi. I am interested in A and B. Parking?',
  ],
  ['Parking?', 'I am interested in A.', 'Parking?'],
  ['', 'I am interested in A.', ''],
])('words typed around a message stay when it changes: %j', (message, prefilled, expected) => {
  const values = restored({ message, prefilled }, 'I am interested in A and B.')
  expect(values['message']).toBe(expected)
})
