import { readdirSync } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { posix } from 'node:path'
import { isFilmPath } from '../../domain/project/films.ts'
import type { ValueAt } from '../checks/records.ts'
import { existingPath } from './resolve-image.ts'

export type FilmFile = ValueAt<string> & {
  /** What is wrong with the file, as the end of a sentence; undefined where it is good. */
  readonly problem: string | undefined
}

export type CheckedFilms = {
  readonly named: readonly FilmFile[]
  readonly captions: readonly FilmFile[]
  /** All files of a kind, by the paths that data may name. */
  readonly paths: (ending: '.mp4' | '.vtt') => readonly string[]
}

export const noFilms: CheckedFilms = { named: [], captions: [], paths: () => [] }

/** @param filmFolder `videos` of the data folder */
export async function checkFilms(
  addresses: readonly ValueAt<string>[],
  captions: readonly ValueAt<string>[],
  filmFolder: string,
): Promise<CheckedFilms> {
  const check = (files: readonly ValueAt<string>[], kind: Kind): Promise<FilmFile[]> =>
    Promise.all(
      files.map(async (found) => {
        const value = found.value.trim()
        return { ...found, value, problem: await findingIn(value, kind, filmFolder) }
      }),
    )
  return {
    named: await check(
      addresses.filter(({ value }) => isFilmPath(value.trim())),
      FILM,
    ),
    captions: await check(
      captions.filter(({ value }) => value.trim() !== ''),
      CAPTIONS,
    ),
    paths: (ending) => filesIn(filmFolder, ending),
  }
}

/** The first bytes of a kind of file, and the message for any other file. */
type Kind = { readonly isBegun: (head: Buffer) => boolean; readonly otherwise: string }

// Every MP4 begins with a box of the type `ftyp`, behind the four bytes of its length.
const FILM: Kind = {
  isBegun: (head) => head.toString('latin1', 4, 8) === 'ftyp',
  otherwise: 'is no MP4 film',
}

const CAPTIONS: Kind = {
  isBegun: (head) => /^\uFEFF?WEBVTT(?:\s|$)/u.test(head.toString('utf8')),
  otherwise: 'is no WebVTT, whose first line is "WEBVTT"',
}

const HEAD_BYTES = 12

async function findingIn(
  path: string,
  { isBegun, otherwise }: Kind,
  filmFolder: string,
): Promise<string | undefined> {
  const missing = 'is not in the folder "videos" of the data'
  const [folder, ...names] = path.split('/')
  if (folder !== 'videos' || posix.normalize(path) !== path) return missing
  let file: FileHandle | undefined
  try {
    file = await open(existingPath(filmFolder, names.join('/')))
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return isBegun(buffer.subarray(0, bytesRead)) ? undefined : otherwise
  } catch {
    return missing
  } finally {
    await file?.close()
  }
}

const filesIn = (folder: string, ending: string): readonly string[] => {
  try {
    return readdirSync(folder)
      .filter((name) => name.toLowerCase().endsWith(ending))
      .map((name) => `videos/${name}`)
  } catch {
    return []
  }
}
