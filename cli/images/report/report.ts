import type { BuildResult } from '../build.ts'
import type { ImageFailure } from '../sources/identify.ts'
import { pluralize } from '../../../domain/text/text.ts'
import { formatBytes, formatDuration } from './progress.ts'

const sentence = ({ source, problem }: ImageFailure): string =>
  `The image "${source.path}" ${problem.words}.`

const usedBy = ({ source }: ImageFailure): string =>
  source.file === undefined
    ? 'Used by the site itself.'
    : `Used by ${source.record} (${source.file} ${source.pointer}).`

/** True where the build is not complete: a picture or a data file could not be used. */
export const hasProblems = ({ failures, brokenFiles, missingFiles }: BuildResult): boolean =>
  failures.length + brokenFiles.length + missingFiles.length > 0

/** The build's result for people. */
export const prettyBuildReport = (result: BuildResult, durationMs: number): string => {
  const { built, unchanged, files, savedBytes, cards, failures, removed, missingFiles } = result
  const problems = [
    ...result.brokenFiles.map(
      ({ file, reason }) =>
        `✖ ${file} cannot be read: ${reason}. Its pictures are left as they are; run validate.`,
    ),
    ...failures.map((failure) => `✖ ${sentence(failure)}\n  ${usedBy(failure)}`),
    ...result.cleaned.map(
      ({ path, removed }) =>
        `! Taken out of "${path}" because it could run or load from elsewhere: ${removed.join(', ')}.`,
    ),
    ...(missingFiles.length > 0
      ? [
          `✖ Not in the data folder: ${missingFiles.join(', ')}. Pictures made for them earlier are kept.`,
        ]
      : []),
  ]
  const done =
    built === 0
      ? `Nothing to do: ${pluralize(unchanged, 'image')} up to date`
      : `${pluralize(built, 'image')} built (${pluralize(files, 'file')}, ${formatBytes(savedBytes)} saved), ${unchanged} up to date`
  const summary = [
    done,
    cards > 0 && `${pluralize(cards, 'social card')} drawn`,
    failures.length > 0 && `${failures.length} failed`,
    removed > 0 && `${pluralize(removed, 'stale file')} removed`,
    formatDuration(durationMs),
  ]
  return [
    ...problems,
    ...(problems.length > 0 ? [''] : []),
    summary.filter(Boolean).join(', '),
    ...(result.interrupted ? ['Stopped before the end; the next run goes on from here.'] : []),
  ].join('\n')
}

/** The build's result for programs, one object. */
export const jsonBuildReport = (result: BuildResult, durationMs: number): string =>
  JSON.stringify({
    ok: !hasProblems(result) && !result.interrupted,
    errors: [
      ...result.brokenFiles.map(({ file, reason }) => ({
        rule: 'json-syntax',
        file,
        pointer: '',
        message: `${file} cannot be read: ${reason}.`,
      })),
      ...result.missingFiles.map((file) => ({
        rule: 'missing-file',
        file,
        pointer: '',
        message: `The data file ${file} is missing.`,
      })),
      ...result.failures.map((failure) => ({
        rule: failure.problem.rule,
        path: failure.source.path,
        file: failure.source.file ?? null,
        pointer: failure.source.pointer,
        record: failure.source.record,
        message: sentence(failure),
      })),
    ],
    cleaned: result.cleaned,
    missingFiles: result.missingFiles,
    summary: {
      images: result.images,
      built: result.built,
      unchanged: result.unchanged,
      failed: result.failures.length,
      files: result.files,
      cards: result.cards,
      removed: result.removed,
      savedBytes: result.savedBytes,
      interrupted: result.interrupted,
      durationMs: Math.round(durationMs),
    },
  })
