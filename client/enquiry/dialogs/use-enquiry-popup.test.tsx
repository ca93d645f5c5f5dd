// @vitest-environment jsdom
import { act, useEffect } from 'react'
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draw, refuseStorage } from '../../../tests/support/draw.ts'

const openPopup = vi.fn<() => void>()
let navigate: NavigateFunction
let popup: typeof import('./use-enquiry-popup.ts')
let leave: () => Promise<void>

/** Arrives at a page in a document of its own. */
async function load(path: string): Promise<void> {
  vi.resetModules()
  popup = await import('./use-enquiry-popup.ts')
  function Visit() {
    const follow = useNavigate()
    useEffect(() => {
      navigate = follow
    }, [follow])
    popup.useEnquiryPopup(true, openPopup)
    return null
  }
  const { show } = await draw(
    <MemoryRouter initialEntries={[path]}>
      <Visit />
    </MemoryRouter>,
  )
  leave = () => show(null)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  sessionStorage.clear()
  localStorage.clear()
  document.body.innerHTML = ''
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
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
  await leave()
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
  await leave()
  await load('/')
  vi.advanceTimersByTime(60_000)
  localStorage.clear()
  refuseStorage()
  await leave()
  await load('/')
  popup.silencePopup()
  vi.advanceTimersByTime(60_000)
  expect(openPopup).not.toHaveBeenCalled()
})
