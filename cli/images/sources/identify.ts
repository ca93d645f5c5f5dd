import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import pMap from 'p-map'
import { reasonOf, systemErrorCode } from '../../../catalogue/system-errors.ts'
import { checkFile, resolveImage } from '../../../catalogue/pictures/probe.ts'
import type { ImageProblem } from '../../../catalogue/pictures/problems.ts'
import { contentHash, derivativeHash } from '../encode/settings.ts'
import type { ImageUse } from '../../../catalogue/data-files.ts'
import type { ImageSource } from './sources.ts'

/** A picture that cannot be built. */
export type ImageFailure = { readonly source: ImageSource; readonly problem: ImageProblem }

/** One picture by its content: copies under several paths are one picture. */
export type Picture = {
  readonly hash: string
  /** Where to read it. */
  readonly file: string
  readonly bytes: number
  /** All that refer to it, under whatever path. */
  readonly sources: ImageSource[]
  readonly uses: Set<ImageUse>
}

/** By path: size and time of a file when it was read, and the hash of its content. */
export type KnownFiles = Readonly<Record<string, readonly [stamp: string, content: string]>>

export type Identified = {
  readonly pictures: readonly Picture[]
  readonly failures: readonly ImageFailure[]
  readonly files: KnownFiles
}

type Found = {
  readonly file: string
  readonly bytes: number
  readonly stamp: string
  readonly content: string
}

const identifyOne = async (
  source: ImageSource,
  imageFolder: string,
  known: KnownFiles,
): Promise<Found | ImageProblem> => {
  const file = resolveImage(imageFolder, source.path)
  if (file === undefined) return { code: 'outside' }
  try {
    // Thousands of these are faster one by one than handed to other threads.
    const { size, mtimeMs } = statSync(file)
    const stamp = `${size}:${mtimeMs}`
    const [knownStamp, knownContent] = known[source.path] ?? []
    if (knownContent !== undefined && knownStamp === stamp) {
      return { file, bytes: size, stamp, content: knownContent }
    }
    const problem = await checkFile(file)
    if (problem !== undefined) return problem
    return { file, bytes: size, stamp, content: contentHash(await readFile(file)) }
  } catch (error) {
    const code = systemErrorCode(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') return { code: 'missing' }
    return { code: 'no-access', reason: reasonOf(error) }
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
): Promise<Identified> => {
  const results = await pMap(sources, (source) => identifyOne(source, imageFolder, known), {
    concurrency: readsAtOnce,
  })
  const pictures = new Map<string, Picture>()
  const failures: ImageFailure[] = []
  const files: Record<string, readonly [string, string]> = {}
  for (const [index, source] of sources.entries()) {
    const result = results[index]
    if (result === undefined) continue
    if ('code' in result) {
      failures.push({ source, problem: result })
      continue
    }
    const { file, bytes, stamp, content } = result
    files[source.path] = [stamp, content]
    const hash = derivativeHash(content)
    const picture = pictures.get(hash) ?? { file, bytes, hash, sources: [], uses: new Set() }
    pictures.set(hash, picture)
    picture.sources.push(source)
    for (const use of source.uses) picture.uses.add(use)
  }
  return { pictures: [...pictures.values()], failures, files }
}
