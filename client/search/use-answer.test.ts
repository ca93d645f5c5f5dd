import { afterEach, expect, test, vi } from 'vitest'
import type { SearchAnswer } from '../../domain/search/search.ts'
import { searchFor } from './use-answer.ts'

afterEach(() => vi.unstubAllGlobals())

const signal = new AbortController().signal

test('the server is asked for the words as typed', async () => {
  const answer: SearchAnswer = { query: 'Harbour & Vale', total: 0, groups: [] }
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(answer))
  vi.stubGlobal('fetch', fetch)
  expect(await searchFor('Harbour & Vale', signal)).toEqual({ answer, failed: false })
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/search?q=Harbour%20%26%20Vale')
})

test.each([
  ['the network fails', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server fails', async () => new Response('', { status: 503 })],
  ['the answer is cut off', async () => new Response('{"query":')],
])('the static pages are found where %s', async (_, fetch) => {
  vi.stubGlobal('fetch', fetch)
  const { answer, failed } = await searchFor('contact', signal)
  expect(failed).toBe(true)
  expect(answer.groups).toEqual([
    {
      label: 'Page',
      items: [expect.objectContaining({ title: 'Contact Us', url: '/contact-us' })],
    },
  ])
})
