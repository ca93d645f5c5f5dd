import { onFirstInput } from './first-input.ts'

const LATEST_MS = 2000

/**
 * Runs `work` once, when the browser has nothing else to do or the visitor first does anything.
 * Returns the way to call it off.
 */
export function whenIdle(work: () => void): () => void {
  const start = () => {
    callOff()
    work()
  }
  const stopWaiting = onFirstInput(start)
  // Typed as always there, but Safari has none.
  const request: typeof requestIdleCallback | undefined = window.requestIdleCallback
  const idle = request?.(start, { timeout: LATEST_MS })
  const timer = idle === undefined ? setTimeout(start, LATEST_MS / 10) : undefined
  const callOff = () => {
    stopWaiting()
    if (idle !== undefined) window.cancelIdleCallback(idle)
    clearTimeout(timer)
  }
  return callOff
}
