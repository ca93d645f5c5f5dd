// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refuseStorage } from '../../../tests/support/draw.ts'
import { ID, submission } from '../../../tests/support/enquiry-fakes.ts'
import {
  removeFromOutbox,
  addToOutbox,
  markRefused,
  markSent,
  unsentEnquiries,
  waitLeftMs,
} from './outbox-storage.ts'

const NOW = Date.parse('2026-11-20T10:00:00.000Z')
const HOUR = 3_600_000

const KEPT = { ...submission(), timestamp: '2026-11-20T10:00:00.000Z', status: 'pending' }

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const store = (stored: unknown) => localStorage.setItem('contactFormData', JSON.stringify(stored))
const entries = (): unknown => JSON.parse(localStorage.getItem('contactFormData') ?? '[]')
const messages = () => unsentEnquiries().map(({ message }) => message)

test('keeps what is needed to send one again', () => {
  expect(addToOutbox(submission())).toBe(true)
  expect(entries()).toEqual([KEPT])
  expect(unsentEnquiries()).toEqual([submission()])
})

test('holds one entry for each id, and none once it is dropped', () => {
  addToOutbox(submission())
  addToOutbox(submission({ message: 'Call me tonight' }))
  expect(messages()).toEqual(['Call me tonight'])
  removeFromOutbox(ID)
  expect(entries()).toEqual([])
})

test('keeps nothing of the visitor once it is sent', () => {
  store([KEPT])
  markSent(ID, 'PF-1')
  removeFromOutbox(ID)
  expect(entries()).toEqual([{ submissionId: ID, reference: 'PF-1', status: 'sent' }])
  expect(unsentEnquiries()).toEqual([])
})

test('keeps the words of one that is refused, and sends them no more', () => {
  addToOutbox(submission())
  expect(markRefused(ID)).toBe(true)
  expect(markRefused(ID)).toBe(false)
  expect(unsentEnquiries()).toEqual([])
  expect(entries()).toEqual([{ ...KEPT, status: 'refused' }])
})

test('the 72 hours count from the first time it was kept', () => {
  addToOutbox(submission())
  vi.setSystemTime(NOW + 71 * HOUR)
  addToOutbox(submission())
  expect(entries()).toEqual([KEPT])
})

test('the longest wait that a server asked for counts, in every tab, no longer than an enquiry is kept', () => {
  addToOutbox(submission(), 90_000)
  addToOutbox(submission({ submissionId: 'other' }), 30_000)
  expect(waitLeftMs()).toBe(90_000)
  vi.setSystemTime(NOW + 89_999)
  expect(waitLeftMs()).toBe(1)
  expect(unsentEnquiries()).toEqual([submission(), submission({ submissionId: 'other' })])
  vi.setSystemTime(NOW + 90_000)
  expect(waitLeftMs()).toBe(0)
  addToOutbox(submission(), 1e12)
  expect(waitLeftMs()).toBe(72 * HOUR)
})

test.each([KEPT.timestamp, 'yesterday'])('forgets one of %s after 72 hours', (timestamp) => {
  store([{ ...KEPT, timestamp }])
  expect(unsentEnquiries()).toHaveLength(1)
  vi.setSystemTime(NOW + 72 * HOUR - 1)
  expect(unsentEnquiries()).toHaveLength(1)
  vi.setSystemTime(NOW + 72 * HOUR)
  expect(unsentEnquiries()).toEqual([])
  expect(entries()).toEqual([])
})

test('gives an entry without an id one that stays', () => {
  const { submissionId: _id, ...old } = KEPT
  store([old])
  const [first] = unsentEnquiries()
  expect(first?.submissionId).toMatch(/^[\da-f-]{36}$/)
  expect(unsentEnquiries()).toEqual([first])
})

test('reads what the release before kept: its context in a part of its own', () => {
  const { source, ...old } = KEPT
  store([{ ...old, context: { source } }])
  expect(unsentEnquiries()).toEqual([submission()])
})

test.each(['{', '"text"', 'null', '{"a":1}', '[1,null,[],{},{"status":"pending"}]'])(
  'copes with %s in its place',
  (text) => {
    localStorage.setItem('contactFormData', text)
    expect(unsentEnquiries()).toEqual([])
    expect(addToOutbox(submission())).toBe(true)
    expect(unsentEnquiries()).toHaveLength(1)
  },
)

test('says when the browser will not store', () => {
  refuseStorage()
  expect(addToOutbox(submission())).toBe(false)
})

test('keeps the last twenty references', () => {
  const sent = Array.from({ length: 25 }, (_, index) => ({
    submissionId: `sent-${index}`,
    reference: `PF-${index}`,
    status: 'sent',
  }))
  store(sent)
  addToOutbox(submission())
  expect(entries()).toEqual([...sent.slice(5), KEPT])
})
