import type { Outcome, Send, Submission } from './send.ts'

/** A store like the browser's, that can be full. */
export function fakeStorage(initial: Record<string, string> = {}): Storage & { full: boolean } {
  const items = new Map(Object.entries(initial))
  return {
    full: false,
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      if (this.full) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}

/** Ids in order: id-1, id-2. */
export function countingIds(): () => string {
  let last = 0
  return () => `id-${++last}`
}

export function submission(overrides: Partial<Submission['fields']> = {}, id = 'id-0'): Submission {
  return {
    fields: {
      name: 'Asha Rao',
      phone: '98100 12345',
      email: 'asha@example.com',
      message: 'Call me',
      ...overrides,
    },
    context: { source: 'footer', page: '/' },
    submissionId: id,
  }
}

/** Gives the outcomes one after the other, the last one for ever; keeps what was sent. */
export function scriptedSend(...outcomes: readonly Outcome[]) {
  const calls: Submission[] = []
  const send: Send = async (sent) => {
    calls.push(sent)
    const outcome = outcomes[Math.min(calls.length, outcomes.length) - 1]
    if (!outcome) throw new Error('no outcome was scripted')
    return outcome
  }
  return { send, calls }
}
