const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'] as const

/**
 * Runs `work` when the visitor first does anything: the moment to fetch code that only visitors who
 * do something need. Returns the way to call it off.
 */
export function onFirstInput(work: () => void): () => void {
  const stop = () => INPUTS.forEach((name) => window.removeEventListener(name, start))
  const start = () => {
    stop()
    work()
  }
  for (const name of INPUTS) window.addEventListener(name, start, { passive: true })
  return stop
}
