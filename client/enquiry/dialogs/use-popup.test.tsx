// @vitest-environment jsdom
import { act, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const openPopup = vi.fn<() => void>()
let navigate: NavigateFunction
let popup: typeof import('./use-popup.ts')
let leave: () => void

/** Arrives at a page in a document of its own. */
async function load(path: string): Promise<void> {
  vi.resetModules()
  popup = await import('./use-popup.ts')
  const root = createRoot(document.createElement('div'))
  function Visit() {
    const follow = useNavigate()
    useEffect(() => {
      navigate = follow
    }, [follow])
    popup.usePopup(true, openPopup)
    return null
  }
  await act(() =>
    root.render(
      <MemoryRouter initialEntries={[path]}>
        <Visit />
      </MemoryRouter>,
    ),
  )
  leave = () => act(() => root.unmount())
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  vi.clearAllMocks()
  sessionStorage.clear()
  localStorage.clear()
  document.body.innerHTML = ''
})
afterEach(() => {
  leave()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('opens ten seconds after the arrival at the page', async () => {
  await load('/')
  vi.advanceTimersByTime(6000)
  await act(() => navigate('/residential'))
  vi.advanceTimersByTime(9999)
  expect(openPopup).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(openPopup).toHaveBeenCalledTimes(1)
})

test('opens once a visit, also after a reload', async () => {
  await load('/')
  vi.advanceTimersByTime(10_000)
  await act(() => navigate('/sco'))
  vi.advanceTimersByTime(60_000)
  expect(openPopup).toHaveBeenCalledTimes(1)
  leave()
  await load('/')
  vi.advanceTimersByTime(60_000)
  expect(openPopup).toHaveBeenCalledTimes(1)
})

test.each(['<dialog open></dialog>', '<input>'])('waits while there is %s', async (html) => {
  document.body.innerHTML = html
  document.querySelector('input')?.focus()
  await load('/')
  vi.advanceTimersByTime(30_000)
  expect(openPopup).not.toHaveBeenCalled()
  document.body.innerHTML = ''
  vi.advanceTimersByTime(1000)
  expect(openPopup).toHaveBeenCalledTimes(1)
})

test('leaves with the page', async () => {
  await load('/')
  vi.advanceTimersByTime(5000)
  await act(() => navigate('/about'))
  vi.advanceTimersByTime(60_000)
  expect(openPopup).not.toHaveBeenCalled()
})

test('never again after it was dismissed: in no later visit, nor without storage in this page', async () => {
  await load('/')
  popup.silencePopup()
  sessionStorage.clear()
  leave()
  await load('/')
  vi.advanceTimersByTime(60_000)
  localStorage.clear()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  leave()
  await load('/')
  popup.silencePopup()
  vi.advanceTimersByTime(60_000)
  expect(openPopup).not.toHaveBeenCalled()
})
