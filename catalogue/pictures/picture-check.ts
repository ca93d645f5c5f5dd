import { readdirSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import pMap from 'p-map'
import type { RecordAt } from '../checks/records.ts'
import { resolveImage } from './probe.ts'
import { outside, type ImageProblem } from './problems.ts'
import { imagesIn } from './references.ts'

/** What is wrong with the pictures that records refer to. */
export type PictureCheck = Awaited<ReturnType<typeof checkPictures>>

/** What was found of files that have not changed since, cached from run to run while watching. */
export type PictureMemory = Map<string, { stamp: string; problem: ImageProblem | undefined }>

const LOOKS_AT_ONCE = 8

const probe = async (file: string, memory: PictureMemory): Promise<ImageProblem | undefined> => {
  // The decoder is only loaded where there are pictures to check.
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

/** Checks every picture that the records name, each once. */
export const checkPictures = async (
  records: readonly RecordAt[],
  imageFolder: string,
  memory: PictureMemory,
) => {
  const references = records.flatMap((record) =>
    imagesIn(record).map((reference) => ({ record, ...reference })),
  )
  const found = new Map<string, ImageProblem | undefined>()
  const check = async (path: string): Promise<void> => {
    const file = resolveImage(imageFolder, path)
    found.set(path, file === undefined ? outside : await probe(file, memory))
  }
  await pMap(new Set(references.map(({ path }) => path)), check, { concurrency: LOOKS_AT_ONCE })
  let paths: readonly string[] | undefined
  return {
    problems: references.flatMap(({ record, path, below }) => {
      const problem = found.get(path)
      return problem === undefined ? [] : [{ record, path, below, problem }]
    }),
    /** All files in the image folder, by the paths that data may name. */
    paths: () => (paths ??= pathsIn(imageFolder)),
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
