// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi, type Mock } from 'vitest'

const isStarted = () => document.querySelector('link[rel=modulepreload]') !== null

let paint: () => void
let supportedEntryTypes: readonly string[]
let onFailed: Mock<() => void>

beforeEach(() => {
  vi.useFakeTimers()
  onFailed = vi.fn<() => void>()
  supportedEntryTypes = ['paint']
  document.head.innerHTML = '<script data-program="data:text/javascript," data-modules=""></script>'
  const currentScript = document.querySelector('script')
  Object.defineProperty(document, 'currentScript', { configurable: true, value: currentScript })
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static get supportedEntryTypes() {
        return supportedEntryTypes
      }
      constructor(onPaint: () => void) {
        paint = onPaint
      }
      observe(): void {}
    },
  )
})
afterEach(() => {
  // Those of its listeners that are left have nothing more to start.
  window.dispatchEvent(new Event('keydown'))
  document.head.innerHTML = ''
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** As a document that is read runs it, and when it and its pictures are there. */
async function runIn({ loaded }: { loaded: boolean }): Promise<void> {
  vi.resetModules()
  const { loadClientBundle } = await import('./load-client-bundle.ts')
  loadClientBundle(onFailed)
  document.dispatchEvent(new Event('DOMContentLoaded'))
  if (loaded) window.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(0)
}

test('starts when what is seen first has been painted', async () => {
  await runIn({ loaded: true })
  expect(isStarted()).toBe(false)
  paint()
  await vi.advanceTimersByTimeAsync(0)
  expect(isStarted()).toBe(true)
})

test('starts at once where the browser tells of no paint', async () => {
  supportedEntryTypes = []
  await runIn({ loaded: true })
  expect(isStarted()).toBe(true)
})

test('starts at a press, not at the move that a browser reports of a pointer at rest', async () => {
  await runIn({ loaded: false })
  window.dispatchEvent(new Event('pointermove'))
  expect(isStarted()).toBe(false)
  window.dispatchEvent(new Event('pointerdown'))
  expect(isStarted()).toBe(true)
})

test.each([
  ['3 s after the page has loaded without a paint', true, 3000],
  ['8 s after its HTML where a picture never ends', false, 8000],
])('starts %s', async (_, loaded, ms) => {
  await runIn({ loaded })
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(isStarted()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isStarted()).toBe(true)
})

test.each([
  ['is given up where the page is not hydrated within 15 s', false],
  ['is not given up where the page is hydrated', true],
])('%s', async (_, isHydrated) => {
  await runIn({ loaded: false })
  window.dispatchEvent(new Event('pointerdown'))
  if (isHydrated) window.dispatchEvent(new Event('hydrated'))
  await vi.advanceTimersByTimeAsync(14_999)
  expect(onFailed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onFailed).toHaveBeenCalledTimes(isHydrated ? 0 : 1)
})
