import type { Response } from 'express'
import { expect, test, vi } from 'vitest'
import type { DocumentState } from '../../client/Document.tsx'
import { streamDocument } from './stream-document.tsx'

test('a page that waits for something without end is given up after ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const never = new Promise(() => {})
  const styles = {
    map() {
      throw never
    },
  }
  const state = { assets: { styles, entry: {} }, data: { result: { kind: 'failed' } } }
  const res = { req: { headers: {} } } as Response
  const page = new URL('http://localhost/about')
  const rendered = streamDocument(res, page, state as unknown as DocumentState, () => {})
  void vi.advanceTimersByTimeAsync(10_000)
  await expect(rendered).rejects.toThrow('10000 ms')
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
