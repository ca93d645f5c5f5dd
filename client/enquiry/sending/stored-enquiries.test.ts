// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refuseStorage } from '../../../tests/support/draw.ts'
import { ID, submission } from './fakes.fixture.ts'
import { drop, keep, markRefused, markSent, unsent, waitLeftMs } from './stored-enquiries.ts'

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
const messages = () => unsent().map(({ message }) => message)

test('keeps what is needed to send one again', () => {
  expect(keep(submission())).toBe(true)
  expect(entries()).toEqual([KEPT])
  expect(unsent()).toEqual([submission()])
})

test('holds one entry for each id, and none once it is dropped', () => {
  keep(submission())
  keep(submission({ message: 'Call me tonight' }))
  expect(messages()).toEqual(['Call me tonight'])
  drop(ID)
  expect(entries()).toEqual([])
})

test('keeps nothing of the visitor once it is sent', () => {
  store([KEPT])
  expect(markSent(ID, 'PF-1')).toBe(true)
  expect(markSent(ID, 'PF-1')).toBe(false)
  drop(ID)
  expect(entries()).toEqual([{ submissionId: ID, reference: 'PF-1', status: 'sent' }])
  expect(unsent()).toEqual([])
})

test('keeps the words of one that is refused, and sends them no more', () => {
  keep(submission())
  markRefused(ID)
  expect(unsent()).toEqual([])
  expect(entries()).toEqual([{ ...KEPT, status: 'refused' }])
})

test('the 72 hours count from the first time it was kept', () => {
  keep(submission())
  vi.setSystemTime(NOW + 71 * HOUR)
  keep(submission())
  expect(entries()).toEqual([KEPT])
})

test('the longest wait that a server asked for counts, in every tab, no longer than an enquiry is kept', () => {
  keep(submission(), 90_000)
  keep(submission({ submissionId: 'other' }), 30_000)
  expect(waitLeftMs()).toBe(90_000)
  vi.setSystemTime(NOW + 89_999)
  expect(waitLeftMs()).toBe(1)
  expect(unsent()).toEqual([submission(), submission({ submissionId: 'other' })])
  vi.setSystemTime(NOW + 90_000)
  expect(waitLeftMs()).toBe(0)
  keep(submission(), 1e12)
  expect(waitLeftMs()).toBe(72 * HOUR)
})

test.each([KEPT.timestamp, 'yesterday'])('forgets one of %s after 72 hours', (timestamp) => {
  store([{ ...KEPT, timestamp }])
  expect(unsent()).toHaveLength(1)
  vi.setSystemTime(NOW + 72 * HOUR - 1)
  expect(unsent()).toHaveLength(1)
  vi.setSystemTime(NOW + 72 * HOUR)
  expect(unsent()).toEqual([])
  expect(entries()).toEqual([])
})

test('gives an entry without an id one that stays', () => {
  const { submissionId: _id, ...old } = KEPT
  store([old])
  const [first] = unsent()
  expect(first?.submissionId).toMatch(/^[\da-f-]{36}$/)
  expect(unsent()).toEqual([first])
})

test('reads what the release before kept: its context in a part of its own', () => {
  const { source, ...old } = KEPT
  store([{ ...old, context: { source } }])
  expect(unsent()).toEqual([submission()])
})

test.each(['{', '"text"', 'null', '{"a":1}', '[1,null,[],{},{"status":"pending"}]'])(
  'copes with %s in its place',
  (text) => {
    localStorage.setItem('contactFormData', text)
    expect(unsent()).toEqual([])
    expect(keep(submission())).toBe(true)
    expect(unsent()).toHaveLength(1)
  },
)

test('says when the browser will not store', () => {
  refuseStorage()
  expect(keep(submission())).toBe(false)
})

test('keeps the last twenty references', () => {
  const sent = Array.from({ length: 25 }, (_, index) => ({
    submissionId: `sent-${index}`,
    reference: `PF-${index}`,
    status: 'sent',
  }))
  store(sent)
  keep(submission())
  expect(entries()).toEqual([...sent.slice(5), KEPT])
})
