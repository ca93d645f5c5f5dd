import { readdirSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import pMap from 'p-map'
import type { RecordAt } from '../checks/records.ts'
import { resolveImage } from './probe.ts'
import type { ImageProblem } from './problems.ts'
import { isOwnPicture, visitImageTexts } from './references.ts'

/** Looks at the pictures that records refer to, each once a run. */
export type PictureCheck = {
  /** Looks at all pictures that the records name. */
  readonly look: (records: readonly RecordAt[]) => Promise<void>
  readonly imageProblem: (path: string) => ImageProblem | undefined
  readonly hasImageProblems: () => boolean
  /** All files in the image folder, by the paths that data may name. */
  readonly picturePaths: () => readonly string[]
}

/** What was found of files that have not changed since, kept from run to run while watching. */
export type PictureMemory = Map<string, { stamp: string; problem: ImageProblem | undefined }>

const looksAtOnce = 8

const probe = async (file: string, memory: PictureMemory): Promise<ImageProblem | undefined> => {
  // The decoder is only loaded where there are pictures to look at.
  const { probeImage } = await import('./header.ts')
  try {
    const { size, mtimeMs } = await stat(file)
    const stamp = `${size}:${mtimeMs}`
    const known = memory.get(file)
    if (known?.stamp === stamp) return known.problem
    const problem = await probeImage(file)
    memory.set(file, { stamp, problem })
    return problem
  } catch {
    return probeImage(file)
  }
}

export const createPictureCheck = (imageFolder: string, memory: PictureMemory): PictureCheck => {
  const problems = new Map<string, ImageProblem | undefined>()
  let hasProblems = false
  let paths: readonly string[] | undefined
  return {
    look: async (records) => {
      const fresh = new Set<string>()
      const note = (path: string): void => {
        if (!problems.has(path)) fresh.add(path)
      }
      for (const record of records) visitImageTexts(record, note)
      if (fresh.size === 0) return
      const look = async (path: string): Promise<void> => {
        if (!isOwnPicture(path)) {
          problems.set(path, undefined)
          return
        }
        const resolved = resolveImage(imageFolder, path)
        const problem: ImageProblem | undefined =
          resolved === undefined ? { code: 'outside' } : await probe(resolved, memory)
        problems.set(path, problem)
        hasProblems ||= problem !== undefined
      }
      await pMap(fresh, look, { concurrency: looksAtOnce })
    },
    imageProblem: (path) => problems.get(path),
    hasImageProblems: () => hasProblems,
    picturePaths: () => (paths ??= pathsIn(imageFolder)),
  }
}

const pathsIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  } catch {
    return []
  }
}
