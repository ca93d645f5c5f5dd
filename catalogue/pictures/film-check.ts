import { readdirSync } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { isFilmPath } from '../../domain/project/films.ts'
import type { ValueAt } from '../checks/records.ts'

export type FilmFile = ValueAt<string> & {
  /** What is wrong with the film, as the end of a sentence; undefined where nothing is. */
  readonly words: string | undefined
}

export type CheckedFilms = {
  readonly named: readonly FilmFile[]
  /** All films there are, by the paths that data may name. */
  readonly paths: () => readonly string[]
}

export const noFilms: CheckedFilms = { named: [], paths: () => [] }

/** @param filmFolder `videos` of the data folder */
export const checkFilms = async (
  addresses: readonly ValueAt<string>[],
  filmFolder: string,
): Promise<CheckedFilms> => ({
  named: await Promise.all(
    addresses
      .map((found) => ({ ...found, value: found.value.trim() }))
      .filter(({ value }) => isFilmPath(value))
      .map(async (found) => ({ ...found, words: await findingIn(found.value, filmFolder) })),
  ),
  paths: () => filmsIn(filmFolder),
})

async function findingIn(path: string, filmFolder: string): Promise<string | undefined> {
  const missing = 'is not in the folder "videos" of the data'
  const [folder, ...names] = path.split('/')
  if (folder !== 'videos' || posix.normalize(path) !== path) return missing
  let file: FileHandle | undefined
  try {
    file = await open(join(filmFolder, ...names))
    // Every MP4 begins with a box of the type `ftyp`, behind the four bytes of its length.
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0)
    return buffer.toString('latin1', 4) === 'ftyp' ? undefined : 'is no MP4 film'
  } catch {
    return missing
  } finally {
    await file?.close()
  }
}

const filmsIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder)
      .filter((name) => /\.mp4$/i.test(name))
      .map((name) => `videos/${name}`)
  } catch {
    return []
  }
}
