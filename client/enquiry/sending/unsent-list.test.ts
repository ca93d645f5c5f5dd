import { describe, expect, test } from 'vitest'
import { countingIds, fakeStorage, submission } from './fakes.fixture.ts'
import { createUnsentList, submissionOf } from './unsent-list.ts'

const NOW = Date.parse('2026-11-20T10:00:00.000Z')
const HOUR = 3_600_000

function setup(stored?: unknown) {
  const storage = fakeStorage()
  if (stored !== undefined) {
    const text = typeof stored === 'string' ? stored : JSON.stringify(stored)
    storage.setItem('contactFormData', text)
  }
  const clock = { now: NOW }
  const list = createUnsentList({
    storage: () => storage,
    now: () => clock.now,
    mintId: countingIds(),
  })
  const entries = (): unknown => JSON.parse(storage.getItem('contactFormData') ?? '[]')
  return { storage, clock, list, entries }
}

const KEPT = {
  name: 'Asha Rao',
  phone: '98100 12345',
  email: 'asha@example.com',
  message: 'Call me',
  timestamp: '2026-11-20T10:00:00.000Z',
  status: 'pending',
  submissionId: 'id-0',
  context: { source: 'footer', page: '/' },
}

describe('the list of kept enquiries', () => {
  test('keeps what is needed to send one again', () => {
    const { list, entries } = setup()
    expect(list.keep(submission())).toBe(true)
    expect(entries()).toEqual([KEPT])
    expect(list.unsent().map(submissionOf)).toEqual([submission()])
  })

  test('holds one entry for each id, the latest wording', () => {
    const { list } = setup()
    list.keep(submission())
    list.keep(submission({ message: 'Call me tonight' }))
    expect(list.unsent().map(({ message }) => message)).toEqual(['Call me tonight'])
  })

  test('keeps nothing of the visitor once it is sent', () => {
    const { list, entries } = setup([KEPT])
    for (const entry of list.unsent()) list.markSent(entry, 'PF-1')
    expect(entries()).toEqual([{ submissionId: 'id-0', reference: 'PF-1', status: 'sent' }])
    expect(list.unsent()).toEqual([])
  })

  test('does not call a newer wording sent', () => {
    const { list } = setup([KEPT])
    const [first] = list.unsent()
    list.keep(submission({ message: 'Something else' }))
    if (first) list.markSent(first, 'PF-1')
    expect(list.unsent().map(({ message }) => message)).toEqual(['Something else'])
  })

  test('forgets unsent ones after 72 hours', () => {
    const { list, clock, entries } = setup([KEPT])
    clock.now = NOW + 72 * HOUR - 1
    expect(list.unsent()).toHaveLength(1)
    clock.now = NOW + 72 * HOUR
    expect(list.unsent()).toEqual([])
    expect(entries()).toEqual([])
  })

  test('gives an entry without an id one that stays', () => {
    const { submissionId: _id, context: _context, ...old } = KEPT
    const { list } = setup([old])
    const [first] = list.unsent()
    expect(first?.submissionId).toMatch(/^id-\d+$/)
    expect(list.unsent()[0]?.submissionId).toBe(first?.submissionId)
  })

  test('lets an entry of unknown age expire too', () => {
    const { list, clock } = setup([{ ...KEPT, timestamp: 'yesterday' }])
    expect(list.unsent()[0]?.timestamp).toBe('2026-11-20T10:00:00.000Z')
    clock.now = NOW + 72 * HOUR
    expect(list.unsent()).toEqual([])
  })

  test('reads times in milliseconds', () => {
    const { list } = setup([{ ...KEPT, timestamp: NOW - 73 * HOUR }])
    expect(list.unsent()).toEqual([])
  })

  test.each(['{', '"text"', 'null', '{"a":1}', '[1,null,[],{},{"status":"sent"}]'])(
    'copes with %s in its place',
    (text) => {
      const { list } = setup(text)
      expect(list.unsent()).toEqual([])
      expect(list.keep(submission())).toBe(true)
      expect(list.unsent()).toHaveLength(1)
    },
  )

  test('says when the browser will not store', () => {
    const { list, storage } = setup()
    storage.full = true
    expect(list.keep(submission())).toBe(false)
    const denied = createUnsentList({
      storage: () => undefined,
      now: () => NOW,
      mintId: countingIds(),
    })
    expect(denied.keep(submission())).toBe(false)
    expect(denied.unsent()).toEqual([])
  })

  test('keeps the last twenty references', () => {
    const sent = Array.from({ length: 25 }, (_, index) => ({
      submissionId: `sent-${index}`,
      reference: `PF-${index}`,
      status: 'sent',
    }))
    const { list, entries } = setup(sent)
    list.keep(submission())
    expect(entries()).toEqual([...sent.slice(5), KEPT])
  })
})
