import { statSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DataFileName } from '../../../catalogue/data-files.ts'
import { CannotRun } from '../../errors.ts'
import { contentsOf } from '../files/data-set.ts'
import { requireFolder } from '../../folders.ts'
import { changedSince, hasGit, openCommit } from './git.ts'

/** One of the two states of the data that are compared. */
export type Side = {
  readonly read: (name: DataFileName) => Promise<Buffer | undefined>
  readonly at: { readonly folder: string; readonly commit?: string }
}

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/**
 * A folder, or a commit's state of the data folder.
 * @throws CannotRun where it is neither
 */
export async function openSide(which: string, dataFolder: string): Promise<Side> {
  if (isFolder(which)) {
    requireFolder(which, 'data folder')
    return {
      at: { folder: which },
      read: (name) => contentsOf(join(which, `${name}.json`)),
    }
  }
  requireFolder(dataFolder, 'data folder')
  if (!hasGit())
    throw new CannotRun(`"${which}" is no folder, and git, which could know it, is not installed.`)
  const commit = await openCommit(dataFolder, which)
  return {
    at: { folder: dataFolder, commit: commit.commit },
    read: (name) => commit.read(`${name}.json`),
  }
}

/** Paths below `images` whose files are other ones, though the data names them as before. */
export async function replacedPictures(from: Side, to: Side): Promise<string[]> {
  const [before, after] = [from.at, to.at]
  if (before.commit !== undefined && before.folder === after.folder)
    return changedSince(before.folder, before.commit, 'images', after.commit)
  if (before.commit !== undefined || after.commit !== undefined) return []
  const [old, next] = [join(before.folder, 'images'), join(after.folder, 'images')]
  const known = new Set(await filesBelow(old))
  const changed: string[] = []
  for (const path of await filesBelow(next))
    if (known.has(path) && !(await isSame(join(old, path), join(next, path)))) changed.push(path)
  return changed
}

async function filesBelow(folder: string): Promise<string[]> {
  if (!isFolder(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
}

async function isSame(one: string, two: string): Promise<boolean> {
  const [a, b] = [statSync(one), statSync(two)]
  if (a.size !== b.size) return false
  if (a.ino === b.ino && a.dev === b.dev) return true
  return (await readFile(one)).equals(await readFile(two))
}
