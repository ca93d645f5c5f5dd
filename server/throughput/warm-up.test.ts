import { createServer } from 'node:http'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { startTestServer } from '../../tests/support/programs/test-server.ts'
import { warmUp } from './warm-up.ts'

test('asks for pages and enquiries, stores none and counts none', async () => {
  const server = await startTestServer({ ENQUIRY_RATE_LIMIT: '1' })
  try {
    const asked = new Map<string, number>()
    const watched = createServer((req, res) => {
      res.once('finish', () => {
        const what = `${req.method} ${req.url} ${res.statusCode}`
        asked.set(what, (asked.get(what) ?? 0) + 1)
      })
      server.app(req, res)
    })
    await warmUp(watched, server.services)
    const kinds = new Set([...asked.keys()].map((what) => what.replace(/ \/\S*/, '')))
    expect(kinds).toEqual(new Set(['GET 200', 'POST 422']))
    expect(asked.get('GET / 200')).toBe(1)
    const genuine = await fetch(`${server.url}/api/enquiry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Asha', phone: '98765 43210' }),
    })
    expect(genuine.status).toBe(201)
  } finally {
    await server.close()
  }
})

test('does not reject where the app breaks the connection', async () => {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const rehearse = async (): Promise<void> => {}
  const breaking = createServer((req) => req.socket.destroy())
  await warmUp(breaking, { enquiries: { rehearse }, log })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('could not warm up')
})
