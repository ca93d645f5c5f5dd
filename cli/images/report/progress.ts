import type { Output } from '../../terminal/output.ts'
import type { BuildProgress } from '../make-pictures.ts'

/** '12.4 MB', '830 kB', '0 kB'. */
export const formatBytes = (bytes: number): string =>
  Math.abs(bytes) >= 1_000_000
    ? `${(bytes / 1_000_000).toFixed(1)} MB`
    : `${Math.round(bytes / 1000)} kB`

/** '41 s', '3 min 5 s'. */
export const formatDuration = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

const plainLineEveryMs = 5000
const redrawEveryMs = 100

/** One line on how far the build is; the time left goes by the bytes done so far. */
export const progressLine = (progress: BuildProgress, elapsedMs: number): string => {
  const { done, total, doneBytes, totalBytes, savedBytes } = progress
  const left = (elapsedMs / doneBytes) * (totalBytes - doneBytes)
  const time = doneBytes === 0 ? '' : ` · about ${formatDuration(left)} left`
  return `${done} of ${total} images · ${formatBytes(savedBytes)} saved${time}`
}

/** Shows a build's progress: one line that changes on a terminal, a line now and then elsewhere. */
export const createProgress = (output: Output): ((progress: BuildProgress) => void) => {
  const start = performance.now()
  const everyMs = output.interactive ? redrawEveryMs : plainLineEveryMs
  let last = start
  return (progress) => {
    const now = performance.now()
    if (progress.done > 0 && now - last < everyMs) return
    last = now
    if (output.interactive) output.status(progressLine(progress, now - start))
    else if (progress.done === 0) output.message(`Building ${progress.total} images …`)
    else output.message(progressLine(progress, now - start))
  }
}
