import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeStorage } from '../sending/fakes.fixture.ts'
import { createPopupMemory, createPopupTimer } from './popup-timer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function setup({ visit = fakeStorage(), ever = fakeStorage() } = {}) {
  const busy = { now: false }
  const openPopup = vi.fn<() => void>()
  vi.stubGlobal('window', { sessionStorage: visit, localStorage: ever })
  const memory = createPopupMemory()
  const timer = createPopupTimer({ memory, isBusy: () => busy.now, openPopup })
  return { busy, openPopup, memory, timer, visit, ever }
}

describe('the popup that opens by itself', () => {
  test('opens ten seconds after arrival', () => {
    const { timer, openPopup } = setup()
    timer.arrive('/')
    vi.advanceTimersByTime(9999)
    expect(openPopup).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(openPopup).toHaveBeenCalledTimes(1)
  })

  test('counts from the arrival at the page', () => {
    const { timer, openPopup } = setup()
    timer.arrive('/')
    vi.advanceTimersByTime(6000)
    timer.arrive('/residential')
    vi.advanceTimersByTime(9999)
    expect(openPopup).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(openPopup).toHaveBeenCalledTimes(1)
  })

  test('opens once a visit, also after a reload', () => {
    const { timer, openPopup, visit, ever } = setup()
    timer.arrive('/')
    vi.advanceTimersByTime(10_000)
    timer.arrive('/sco')
    vi.advanceTimersByTime(60_000)
    expect(openPopup).toHaveBeenCalledTimes(1)

    const reloaded = setup({ visit, ever })
    reloaded.timer.arrive('/')
    vi.advanceTimersByTime(60_000)
    expect(reloaded.openPopup).not.toHaveBeenCalled()
  })

  test('never again after it was dismissed, in no later visit', () => {
    const { memory, ever } = setup()
    memory.settled()
    const later = setup({ ever })
    later.timer.arrive('/')
    vi.advanceTimersByTime(60_000)
    expect(later.openPopup).not.toHaveBeenCalled()
  })

  test('waits while another dialog is open or the visitor types', () => {
    const { timer, busy, openPopup } = setup()
    busy.now = true
    timer.arrive('/')
    vi.advanceTimersByTime(30_000)
    expect(openPopup).not.toHaveBeenCalled()
    busy.now = false
    vi.advanceTimersByTime(1000)
    expect(openPopup).toHaveBeenCalledTimes(1)
  })

  test('leaves with the page', () => {
    const { timer, openPopup } = setup()
    timer.arrive('/')
    vi.advanceTimersByTime(5000)
    timer.arrive('/about')
    vi.advanceTimersByTime(60_000)
    expect(openPopup).not.toHaveBeenCalled()
  })

  test('remembers without storage as long as the page lives', () => {
    vi.stubGlobal('window', {})
    const memory = createPopupMemory()
    expect(memory.mayOpen()).toBe(true)
    memory.settled()
    expect(memory.mayOpen()).toBe(false)
  })
})
