import { open, type FileHandle } from 'node:fs/promises'
import { posix } from 'node:path'
import { isFilmPath } from '../../domain/project/films.ts'
import type { ValueAt } from '../checks/records.ts'
import { checkNamedFiles, filesBelow, type FileProblem, type NamedFiles } from './named-files.ts'
import { existingPath } from './resolve-image.ts'

/** A kind of file in `videos`, by its first bytes. */
type Kind = {
  readonly rule: string
  readonly ending: string
  /** Whether a text, trimmed, names such a file. */
  readonly isNamed: (text: string) => boolean
  readonly isBegun: (head: Buffer) => boolean
  /** What is wrong with any other file. */
  readonly otherwise: string
}

// Every MP4 begins with a box of the type `ftyp`, behind the four bytes of its length.
export const FILM: Kind = {
  rule: 'missing-video',
  ending: '.mp4',
  isNamed: isFilmPath,
  isBegun: (head) => head.toString('latin1', 4, 8) === 'ftyp',
  otherwise: 'is no MP4 film',
}

export const CAPTIONS: Kind = {
  rule: 'missing-captions',
  ending: '.vtt',
  isNamed: (text) => text !== '',
  isBegun: (head) => /^\uFEFF?WEBVTT(?:\s|$)/u.test(head.toString('utf8')),
  otherwise: 'is no WebVTT, whose first line is "WEBVTT"',
}

/** @param filmFolder `videos` of the data folder */
export const checkFilmFiles = (
  texts: readonly ValueAt<string>[],
  kind: Kind,
  filmFolder: string,
): Promise<NamedFiles> =>
  checkNamedFiles(
    texts
      .map((found) => ({ ...found, value: found.value.trim() }))
      .filter(({ value }) => kind.isNamed(value)),
    (path) => problemOf(path, kind, filmFolder),
    () =>
      filesBelow(filmFolder)
        .filter((path) => path.toLowerCase().endsWith(kind.ending))
        .map((path) => `videos/${path}`),
  )

const HEAD_BYTES = 12

async function problemOf(
  path: string,
  { rule, isBegun, otherwise }: Kind,
  filmFolder: string,
): Promise<FileProblem | undefined> {
  const missing = { rule, problem: 'is not in the folder "videos" of the data' }
  const [folder, ...names] = path.split('/')
  if (folder !== 'videos' || posix.normalize(path) !== path) return missing
  let file: FileHandle | undefined
  try {
    file = await open(existingPath(filmFolder, names.join('/')))
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return isBegun(buffer.subarray(0, bytesRead)) ? undefined : { rule, problem: otherwise }
  } catch {
    return missing
  } finally {
    await file?.close()
  }
}
