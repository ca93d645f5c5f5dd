import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAutoAdvance } from './auto-advance.ts'

const setUp = () => {
  const onAdvance = vi.fn<() => void>()
  const auto = createAutoAdvance({ intervalMs: 3000, holdMs: 10_000, onAdvance })
  auto.block('hidden', false)
  return { auto, onAdvance }
}

describe('createAutoAdvance', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('advances once an interval', () => {
    const { onAdvance } = setUp()
    vi.advanceTimersByTime(2999)
    expect(onAdvance).not.toHaveBeenCalled()
    vi.advanceTimersByTime(6001)
    expect(onAdvance).toHaveBeenCalledTimes(3)
  })

  it('stands still while there is any reason to, and then waits a whole interval', () => {
    const { auto, onAdvance } = setUp()
    auto.block('hover', true)
    auto.block('focus', true)
    auto.block('hover', false)
    vi.advanceTimersByTime(60_000)
    expect(onAdvance).not.toHaveBeenCalled()
    auto.block('focus', false)
    vi.advanceTimersByTime(2999)
    expect(onAdvance).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onAdvance).toHaveBeenCalledTimes(1)
  })

  it('rests 10 s after the latest step by hand', () => {
    const { auto, onAdvance } = setUp()
    auto.hold()
    vi.advanceTimersByTime(8000)
    auto.hold()
    vi.advanceTimersByTime(9999)
    expect(auto.running).toBe(false)
    vi.advanceTimersByTime(1)
    expect(auto.running).toBe(true)
    vi.advanceTimersByTime(3000)
    expect(onAdvance).toHaveBeenCalledTimes(1)
  })

  it('does not start a second timer when it is told the same again', () => {
    const { auto, onAdvance } = setUp()
    auto.block('hidden', false)
    auto.block('hidden', false)
    vi.advanceTimersByTime(3000)
    expect(onAdvance).toHaveBeenCalledTimes(1)
  })

  it('leaves no timer behind when stopped, and can be started again', () => {
    const { auto, onAdvance } = setUp()
    auto.hold()
    auto.stop()
    expect(vi.getTimerCount()).toBe(0)
    auto.block('hidden', false)
    vi.advanceTimersByTime(3000)
    expect(onAdvance).toHaveBeenCalledTimes(1)
  })
})
