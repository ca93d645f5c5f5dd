import { randomUUID } from 'node:crypto'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { storedIn } from '../../tests/support/enquiries/enquiry-service.ts'
import { startEnquiryProcess } from '../../tests/support/enquiries/enquiry-process.ts'
import { killRounds, lostOrTwice } from '../../tests/support/enquiries/kill-rounds.ts'
import { storeKinds, useOwnStores, useStores } from '../../tests/support/enquiries/stores.ts'

// A few rounds in every test run; tests/endurance/kill.ts for the long proof.
const ROUNDS = 3
const SENDERS = 50

/** The answer, where the enquiry was taken. */
async function send(url: string, submissionId: string, address = '127.0.0.1'): Promise<unknown> {
  const response = await fetch(`${url}/api/enquiry`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: enquiry(submissionId),
  })
  return response.status === 201 ? response.json() : undefined
}

const enquiry = (submissionId: string): string =>
  JSON.stringify({ name: 'Asha', phone: '9876543210', submissionId, message: 'Is 3 BHK free?' })

function assertSound(store: string): void {
  const db = new Database(store.slice('sqlite:'.length), { readonly: true })
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok')
  db.close()
}

describe.each(storeKinds)('on $kind', ({ kind, installed }) => {
  describe.skipIf(!installed)('killed at random moments', () => {
    const { newStore, postgres } = useOwnStores({ kind, installed })

    test(
      `kill -9 under ${SENDERS} senders, ${ROUNDS} rounds: every 201 is stored, nothing twice`,
      { timeout: 120_000 },
      async () => {
        const store = await newStore()
        const killed = await killRounds({
          store,
          rounds: ROUNDS,
          senders: SENDERS,
          ...(kind === 'postgres' && { postgres: postgres() }),
        })
        const stored = await storedIn(store)
        expect(killed.wrong).toEqual([])
        expect(lostOrTwice(killed, stored)).toEqual([])
        expect(killed.answered.size).toBeGreaterThan(0)
        if (kind === 'sqlite') assertSound(store)
      },
    )
  })

  describe.skipIf(!installed)('two processes on one store', () => {
    const { newStore } = useStores({ kind, installed })

    test('a retry after a time-out, taken by another process, gets the same answer', async () => {
      const env = { DATABASE_URL: await newStore(), ENQUIRY_RATE_LIMIT: '5' }
      const [one, other] = await Promise.all([startEnquiryProcess(env), startEnquiryProcess(env)])
      const submissionId = randomUUID()
      // The first browser gives up; what it sent may or may not have arrived.
      const abort = new AbortController()
      const lost = fetch(`${one.url}/api/enquiry`, {
        method: 'POST',
        signal: abort.signal,
        headers: { 'Content-Type': 'application/json' },
        body: enquiry(submissionId),
      }).catch(() => undefined)
      setTimeout(() => abort.abort(), 3)
      await lost
      const answers = await Promise.all([
        send(other.url, submissionId),
        send(one.url, submissionId),
        send(other.url, submissionId),
      ])
      expect(answers[0]).toBeDefined()
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      expect(await storedIn(env.DATABASE_URL)).toHaveLength(1)

      // The rate limit is one over both.
      const taken: boolean[] = []
      for (let i = 0; i < 7; i++) {
        const taker = i % 2 === 0 ? one : other
        taken.push((await send(taker.url, randomUUID(), '203.0.113.9')) !== undefined)
      }
      expect(taken).toEqual([true, true, true, true, true, false, false])
      expect(await Promise.all([one.end('SIGTERM'), other.end('SIGTERM')])).toEqual([0, 0])
    })
  })
})
