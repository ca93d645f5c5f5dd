import { pluralize } from '../../domain/text/text.ts'
import { output } from '../terminal/output.ts'
import type { BuildResult } from './build-images.ts'
import type { BuildProgress } from './make-pictures.ts'
import type { ImageFailure } from './image-sources.ts'

/** A size in words: '12.4 MB', '830 kB', '0 kB'. */
const formatBytes = (bytes: number): string =>
  Math.abs(bytes) >= 1_000_000
    ? `${(bytes / 1_000_000).toFixed(1)} MB`
    : `${Math.round(bytes / 1000)} kB`

/** A duration in words: '41 s', '3 min 5 s'. */
const formatDuration = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

const plainLineEveryMs = 5000
const redrawEveryMs = 100

/** Shows a build's progress: one line that changes on a terminal, a line now and then elsewhere. */
export const createProgress = (): ((progress: BuildProgress) => void) => {
  const everyMs = output.interactive ? redrawEveryMs : plainLineEveryMs
  let last = performance.now()
  return ({ done, total, savedBytes }) => {
    const now = performance.now()
    if (done > 0 && now - last < everyMs) return
    last = now
    const line = `${done} of ${total} images · ${formatBytes(savedBytes)} saved`
    if (output.interactive) output.status(line)
    else output.message(done === 0 ? `Building ${total} images …` : line)
  }
}

const sentence = ({ source, finding }: ImageFailure): string =>
  `The image "${source.path}" ${finding.problem}.`

const usedBy = ({ source }: ImageFailure): string =>
  source.file === undefined
    ? 'Used by the site itself.'
    : `Used by ${source.record} (${source.file} ${source.pointer}).`

/** Whether the build is incomplete, because a picture or a data file could not be used. */
export const hasProblems = ({ failures, brokenFiles, missingFiles }: BuildResult): boolean =>
  failures.length + brokenFiles.length + missingFiles.length > 0

export const prettyBuildReport = (result: BuildResult, durationMs: number): string => {
  const { built, unchanged, files, savedBytes, cards, failures, removed, missingFiles } = result
  const sentences = [
    ...result.brokenFiles.map(
      ({ file, reason }) =>
        `✖ ${file} cannot be read: ${reason}. Its pictures are left as they are; run validate.`,
    ),
    ...failures.map((failure) => `✖ ${sentence(failure)}\n  ${usedBy(failure)}`),
    missingFiles.length > 0 &&
      `✖ Not in the data folder: ${missingFiles.join(', ')}. Pictures made for them earlier are kept.`,
  ].filter(Boolean)
  const summary = [
    built === 0
      ? `Nothing to do: ${pluralize(unchanged, 'image')} up to date`
      : `${pluralize(built, 'image')} built (${pluralize(files, 'file')}, ${formatBytes(savedBytes)} saved), ${unchanged} up to date`,
    cards > 0 && `${pluralize(cards, 'social card')} drawn`,
    failures.length > 0 && `${failures.length} failed`,
    removed > 0 && `${pluralize(removed, 'stale file')} removed`,
    formatDuration(durationMs),
  ]
  return [
    ...sentences,
    ...(sentences.length > 0 ? [''] : []),
    summary.filter(Boolean).join(', '),
    ...(result.interrupted ? ['Stopped before the end; the next run goes on from here.'] : []),
  ].join('\n')
}

export const jsonBuildReport = (result: BuildResult, durationMs: number): string => {
  const { failures, brokenFiles, missingFiles, ...summary } = result
  const { images, built, unchanged, files, cards, removed, savedBytes, interrupted } = summary
  return JSON.stringify({
    ok: !hasProblems(result) && !interrupted,
    errors: [
      ...brokenFiles.map(({ file, reason }) => {
        const message = `${file} cannot be read: ${reason}.`
        return { rule: 'json-syntax', file, pointer: '', message }
      }),
      ...missingFiles.map((file) => {
        const message = `The data file ${file} is missing.`
        return { rule: 'missing-file', file, pointer: '', message }
      }),
      ...failures.map((failure) => {
        const { path, file = null, pointer, record } = failure.source
        const { rule } = failure.finding
        return { rule, path, file, pointer, record, message: sentence(failure) }
      }),
    ],
    missingFiles,
    summary: {
      images,
      built,
      unchanged,
      failed: failures.length,
      files,
      cards,
      removed,
      savedBytes,
      interrupted,
      durationMs: Math.round(durationMs),
    },
  })
}
