import type { Output } from '../../output.ts'
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

const barWidth = 20
const plainLineEveryMs = 5000
const redrawEveryMs = 100

/** Time left, from the bytes done so far; undefined until there is something to go by. */
export const timeLeft = (progress: BuildProgress, elapsedMs: number): number | undefined =>
  progress.doneBytes === 0
    ? undefined
    : (elapsedMs / progress.doneBytes) * (progress.totalBytes - progress.doneBytes)

const bar = (share: number): string => {
  const filled = Math.round(share * barWidth)
  return '█'.repeat(filled) + '░'.repeat(barWidth - filled)
}

/** One line on how far the build is. */
export const progressLine = (progress: BuildProgress, elapsedMs: number): string => {
  const left = timeLeft(progress, elapsedMs)
  return [
    `${progress.done} of ${progress.total} images`,
    `${formatBytes(progress.savedBytes)} saved`,
    ...(left === undefined ? [] : [`about ${formatDuration(left)} left`]),
  ].join(' · ')
}

/** Shows a build's progress: a bar on a terminal, a plain line now and then elsewhere. */
export const createProgress = (output: Output): ((progress: BuildProgress) => void) => {
  const start = performance.now()
  let last = start
  return (progress) => {
    const now = performance.now()
    if (progress.done === 0) {
      last = now
      if (!output.interactive) output.message(`Building ${progress.total} images …`)
      return
    }
    const due = now - last >= (output.interactive ? redrawEveryMs : plainLineEveryMs)
    if (!due) return
    last = now
    const line = progressLine(progress, now - start)
    if (!output.interactive) return output.message(line)
    const share = progress.totalBytes === 0 ? 1 : progress.doneBytes / progress.totalBytes
    output.status(`${bar(share)} ${line}`)
  }
}
