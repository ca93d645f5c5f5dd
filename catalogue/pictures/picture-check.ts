import { readdirSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import pMap from 'p-map'
import type { RecordAt } from '../checks/records.ts'
import { outside, resolveImage, type ImageProblem } from './probe.ts'
import { imagesIn } from './references.ts'

const LOOKS_AT_ONCE = 8

// While a folder is watched, only pictures that changed are looked at again.
const lookedAt = new Map<string, { stamp: string; problem: ImageProblem | undefined }>()

const probe = async (file: string): Promise<ImageProblem | undefined> => {
  // The decoder is only loaded where there are pictures to check.
  const { probeImage } = await import('./header.ts')
  const found = await stat(file).catch(() => undefined)
  if (found === undefined) return probeImage(file)
  const stamp = `${found.size}:${found.mtimeMs}`
  const known = lookedAt.get(file)
  if (known?.stamp === stamp) return known.problem
  const problem = await probeImage(file)
  lookedAt.set(file, { stamp, problem })
  return problem
}

/** What is wrong with the pictures that records name; each is looked at once. */
export const checkPictures = async (records: readonly RecordAt[], imageFolder: string) => {
  const references = records.flatMap(imagesIn)
  const found = new Map<string, ImageProblem | undefined>()
  const check = async (path: string): Promise<void> => {
    const file = resolveImage(imageFolder, path)
    found.set(path, file === undefined ? outside : await probe(file))
  }
  await pMap(new Set(references.map(({ value }) => value)), check, { concurrency: LOOKS_AT_ONCE })
  let paths: readonly string[] | undefined
  return {
    problems: references.flatMap(({ record, below, value: path }) => {
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
