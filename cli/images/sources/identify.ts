import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import pMap from 'p-map'
import type { ImageUse } from '../../../catalogue/data-files.ts'
import { checkFile, resolveImage } from '../../../catalogue/pictures/probe.ts'
import {
  outside,
  problemOfAccess,
  type ImageProblem,
} from '../../../catalogue/pictures/problems.ts'
import { contentHash, derivativeHash } from '../encode/settings.ts'
import type { ImageSource } from './sources.ts'

/** A picture that cannot be built. */
export type ImageFailure = { source: ImageSource; problem: ImageProblem }

/** One picture by its content: copies under several paths are one picture. */
export type Picture = {
  hash: string
  /** Where to read it. */
  file: string
  bytes: number
  /** All that refer to it, under whatever path. */
  sources: ImageSource[]
  uses: Set<ImageUse>
}

/** By path: size and time of a file when it was read, and the hash of its content. */
export type KnownFiles = Readonly<Record<string, readonly [stamp: string, content: string]>>

type Found = { file: string; bytes: number; known: KnownFiles[string] }

const identifyOne = async (
  { path }: ImageSource,
  imageFolder: string,
  known: KnownFiles,
): Promise<Found | ImageProblem> => {
  const file = resolveImage(imageFolder, path)
  if (file === undefined) return outside
  try {
    // Thousands of these are faster one by one than handed to other threads.
    const { size: bytes, mtimeMs } = statSync(file)
    const stamp = `${bytes}:${mtimeMs}`
    const before = known[path]
    if (before?.[0] === stamp) return { file, bytes, known: before }
    const problem = await checkFile(file)
    return problem ?? { file, bytes, known: [stamp, contentHash(await readFile(file))] }
  } catch (error) {
    return problemOfAccess(error)
  }
}

// Reading waits for the disk more than for a core.
const readsAtOnce = 16

/**
 * Finds each source's content hash and joins sources of the same content.
 * @param known files that are not read again unless they have changed
 */
export const identify = async (
  sources: readonly ImageSource[],
  imageFolder: string,
  known: KnownFiles,
): Promise<{ pictures: Picture[]; failures: ImageFailure[]; files: KnownFiles }> => {
  const pictures = new Map<string, Picture>()
  const failures: ImageFailure[] = []
  const files: Record<string, KnownFiles[string]> = {}
  const found = await pMap(
    sources,
    async (source) => [source, await identifyOne(source, imageFolder, known)] as const,
    { concurrency: readsAtOnce },
  )
  for (const [source, result] of found) {
    if ('words' in result) {
      failures.push({ source, problem: result })
      continue
    }
    files[source.path] = result.known
    const hash = derivativeHash(result.known[1])
    const { file, bytes } = result
    const picture = pictures.get(hash) ?? { file, bytes, hash, sources: [], uses: new Set() }
    pictures.set(hash, picture)
    picture.sources.push(source)
    for (const use of source.uses) picture.uses.add(use)
  }
  return { pictures: [...pictures.values()], failures, files }
}
