import { readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import pMap from 'p-map'
import { once } from '../../domain/text/memoize.ts'
import type { ValueAt } from '../checks/records.ts'

/** Why a file cannot be shown: the rule that it breaks, and what completes 'the image "x.jpg" …'. */
export type FileProblem = { readonly rule: string; readonly problem: string }

/** The files of one kind that records name. */
export type NamedFiles = {
  /** The files that cannot be shown, each where a record names it. */
  readonly broken: readonly (ValueAt<string> & FileProblem)[]
  /** All files of the kind, as records would name them. */
  readonly paths: () => readonly string[]
}

export const noFiles: NamedFiles = { broken: [], paths: () => [] }

const MAX_PARALLEL_CHECKS = 8

/** Checks each file that records name once. @param problemOf undefined for a file that is good */
export async function checkNamedFiles(
  named: readonly ValueAt<string>[],
  problemOf: (path: string) => Promise<FileProblem | undefined>,
  paths: () => readonly string[],
): Promise<NamedFiles> {
  const problems = new Map<string, FileProblem | undefined>()
  await pMap(
    new Set(named.map(({ value }) => value)),
    async (path) => problems.set(path, await problemOf(path)),
    { concurrency: MAX_PARALLEL_CHECKS },
  )
  const broken = named.flatMap((found) => {
    const problem = problems.get(found.value)
    return problem ? [{ ...found, ...problem }] : []
  })
  return { broken, paths: once(paths) }
}

/** A stamp that changes with a file: its size and time. */
export const stampOf = ({ size, mtimeMs }: { size: number; mtimeMs: number }): string =>
  `${size}:${mtimeMs}`

/** A function that works out something of a file, and again only where the stamp is another one. */
export function memoizeByStamp<T>(work: (path: string) => Promise<T>) {
  const known = new Map<string, { readonly stamp: string; readonly result: T }>()
  return async (path: string, stamp: string): Promise<T> => {
    const before = known.get(path)
    if (before?.stamp === stamp) return before.result
    const result = await work(path)
    known.set(path, { stamp, result })
    return result
  }
}

/** The paths of all files below a folder, and of links to files, with slashes; none where the folder cannot be read. */
export const filesBelow = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .map((entry) => ({ entry, path: join(entry.parentPath, entry.name) }))
      .filter(({ entry, path }) => entry.isFile() || (entry.isSymbolicLink() && isFile(path)))
      .map(({ path }) => relative(folder, path).split(sep).join('/'))
  } catch {
    return []
  }
}

/** Whether a link leads to a file; one that leads nowhere, or round in a circle, does not. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}
