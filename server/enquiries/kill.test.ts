import { randomUUID } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import Database from 'better-sqlite3'
import { afterAll, describe, expect, test } from 'vitest'
import { storedIn, temporaryFolder } from '../../tests/support/enquiries/enquiry-service.ts'
import { startEnquiryProcess } from '../../tests/support/enquiries/enquiry-process.ts'
import { storeKinds, useStores } from '../../tests/support/enquiries/stores.ts'

// A few rounds in every test run; `KILL_ROUNDS=100` for the long proof.
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 3)
const SENDERS = 50
const MESSAGE = 'Is 3 BHK available?'
const folder = temporaryFolder()
afterAll(() => folder.remove())

type Answer = { readonly id: string; readonly reference: string }

/** What a visitor's browser does: the same submission again until it has an answer or gives up. */
async function send(
  url: string,
  submissionId: string,
  message: string,
  address = '127.0.0.1',
): Promise<Answer | undefined> {
  try {
    const response = await fetch(`${url}/api/enquiry`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      body: JSON.stringify({ name: 'Asha', phone: '9876543210', submissionId, message }),
    })
    return response.status === 201 ? ((await response.json()) as Answer) : undefined
  } catch {
    return undefined
  }
}

/** As a browser does after 503: again, until it is taken. The test's own limit ends it. */
async function sendUntilTaken(url: string, submissionId: string): Promise<Answer> {
  for (;;) {
    const answer = await send(url, submissionId, MESSAGE)
    if (answer !== undefined) return answer
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function sendUntilDead(
  url: string,
  unanswered: Set<string>,
  answered: Map<string, Answer>,
): Promise<void> {
  for (;;) {
    const submissionId = randomUUID()
    unanswered.add(submissionId)
    const answer = await send(url, submissionId, MESSAGE)
    if (answer === undefined) return
    answered.set(submissionId, answer)
    unanswered.delete(submissionId)
  }
}

function assertSound(store: string): void {
  const db = new Database(store.slice('sqlite:'.length), { readonly: true })
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok')
  db.close()
}

describe.each(storeKinds)('on $kind', ({ kind, installed }) => {
  describe.skipIf(!installed)('killed at random moments', () => {
    const { newStore, postgres } = useStores({ kind, installed })

    test(
      `kill -9 under ${SENDERS} senders, ${ROUNDS} rounds: every 201 is stored, nothing twice`,
      { timeout: 60_000 + ROUNDS * 20_000 },
      async () => {
        const store = await newStore()
        const answered = new Map<string, Answer>()
        const unanswered = new Set<string>()
        for (let round = 0; round < ROUNDS; round++) {
          const service = await startEnquiryProcess({ DATABASE_URL: store })
          // The round before left some without an answer: their browsers send them again first.
          const again = [...unanswered].map(async (submissionId) => {
            answered.set(submissionId, await sendUntilTaken(service.url, submissionId))
            unanswered.delete(submissionId)
          })
          await Promise.all(again)
          const senders = Array.from({ length: SENDERS }, () =>
            sendUntilDead(service.url, unanswered, answered),
          )
          await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 700))
          // A database server of its own may crash as well, and before the site does.
          const crashes = kind === 'postgres' && round % 2 === 1
          if (crashes) await postgres().stop()
          await service.end('SIGKILL')
          await Promise.all(senders)
          if (crashes) await postgres().start()
        }
        const stored = await storedIn(store)
        const bySubmission = new Map(stored.map((one) => [one.submissionId, one]))
        expect(bySubmission.size).toBe(stored.length)
        for (const [submissionId, answer] of answered) {
          expect(bySubmission.get(submissionId)).toMatchObject({
            id: answer.id,
            reference: answer.reference,
          })
        }
        expect(answered.size).toBeGreaterThan(0)
        if (kind === 'sqlite') assertSound(store)
        process.stdout.write(
          `kill -9 on ${kind}: ${ROUNDS} rounds, ${answered.size} answered, ${stored.length} stored\n`,
        )
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
        body: JSON.stringify({ name: 'Asha', phone: '9876543210', submissionId, message: MESSAGE }),
      }).catch(() => undefined)
      setTimeout(() => abort.abort(), 3)
      await lost
      const answers = await Promise.all([
        send(other.url, submissionId, MESSAGE),
        send(one.url, submissionId, MESSAGE),
        send(other.url, submissionId, MESSAGE),
      ])
      expect(answers[0]).toBeDefined()
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      expect(await storedIn(env.DATABASE_URL)).toHaveLength(1)

      // The rate limit is one over both.
      const taken: boolean[] = []
      for (let i = 0; i < 7; i++) {
        const taker = i % 2 === 0 ? one : other
        taken.push((await send(taker.url, randomUUID(), MESSAGE, '203.0.113.9')) !== undefined)
      }
      expect(taken).toEqual([true, true, true, true, true, false, false])
      expect(await Promise.all([one.end('SIGTERM'), other.end('SIGTERM')])).toEqual([0, 0])
    })
  })
})

test('the store is readable by its own user only', async () => {
  const file = `${folder.path}/enquiries.db`
  const service = await startEnquiryProcess({ DATABASE_URL: `sqlite:${file}` })
  await service.end('SIGTERM')
  const mode = execFileSync('stat', ['-c', '%a', file]).toString().trim()
  expect(mode).toBe('600')
})
