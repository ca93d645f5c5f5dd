import { afterEach, expect, test, vi } from 'vitest'
import { fetchSource, prefetchData } from './fetch-source.ts'

const NOW = Date.parse('2026-11-20T10:00:00Z')

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['is taken within half a minute', 29_999, 1],
  ['is asked for anew after a sleep, when no timer ran', 30_000, 2],
])('what was fetched ahead %s', async (_, later, requests) => {
  vi.useFakeTimers({ now: NOW })
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ kind: 'page' }))
  vi.stubGlobal('fetch', fetch)
  const asked = ['listing', {}, new URLSearchParams(`page=${later}`)] as const
  prefetchData(...asked)
  vi.setSystemTime(NOW + later)
  expect(await fetchSource.load(...asked)).toEqual({ kind: 'page' })
  expect(fetch).toHaveBeenCalledTimes(requests)
})
