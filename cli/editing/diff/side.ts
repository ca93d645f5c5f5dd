import { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import type { DataFileName } from '../../../catalogue/data-files.ts'
import { systemErrorCode } from '../../../catalogue/system-errors.ts'
import { CannotRun } from '../../errors.ts'
import { requireFolder } from '../../files.ts'
import { contentsOf } from '../files/data-set.ts'

/** One of the two states of the data that are compared: a folder, or what a commit has of it. */
export type Side = {
  readonly folder: string
  readonly commit?: string
  /** Undefined for a file that is not there. */
  readonly read: (name: DataFileName) => Promise<Buffer | undefined>
}

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/**
 * A folder, or a commit's state of the data folder.
 * @throws CannotRun where it is neither
 */
export async function openSide(which: string, dataFolder: string): Promise<Side> {
  const folder = isFolder(which) ? which : dataFolder
  requireFolder(folder, 'data folder')
  if (isFolder(which)) return { folder, read: (name) => contentsOf(join(folder, `${name}.json`)) }
  return openCommit(folder, which)
}

/** @throws CannotRun where the folder is in no git repository, or the commit is not known there */
async function openCommit(folder: string, reference: string): Promise<Side> {
  const prefix = await git(folder, 'rev-parse', '--show-prefix').catch((error: unknown) => {
    throw new CannotRun(
      systemErrorCode(error) === 'ENOENT'
        ? `"${reference}" is no folder, and git, which could know it, is not installed.`
        : `"${reference}" is no folder, and "${folder}" is in no git repository: name a folder to compare with.`,
    )
  })
  const parse = ['rev-parse', '--verify', '--quiet', `${reference}^{commit}`]
  const commit = await git(folder, ...parse).catch(() => {
    throw new CannotRun(`"${reference}" is neither a folder nor a commit of this repository.`)
  })
  const names = (await git(folder, 'ls-tree', '--name-only', '-z', commit)).split('\0')
  if (names[0] === '' && prefix !== '')
    throw new CannotRun(`The commit "${reference}" has no folder "${prefix.slice(0, -1)}".`)
  return {
    folder,
    commit,
    read: async (name) =>
      names.includes(`${name}.json`)
        ? bytesOfGit(folder, 'cat-file', 'blob', `${commit}:./${name}.json`)
        : undefined,
  }
}

async function bytesOfGit(folder: string, ...args: readonly string[]): Promise<Buffer> {
  const options = { cwd: folder, encoding: 'buffer', maxBuffer: 4 * 1024 ** 3 } as const
  return (await promisify(execFile)('git', [...args], options)).stdout
}

const git = async (folder: string, ...args: readonly string[]): Promise<string> =>
  (await bytesOfGit(folder, ...args)).toString('utf8').replace(/\n$/, '')

const pictures = 'images'

/** Paths below `images` whose files are other ones, though the data names them as before. */
export async function replacedPictures(from: Side, to: Side): Promise<string[]> {
  if (from.commit !== undefined && from.folder === to.folder) {
    const args = ['diff', '--name-only', '--no-renames', '--relative', '-z', from.commit]
    const listing = await git(
      from.folder,
      ...args,
      ...(to.commit ? [to.commit] : []),
      '--',
      pictures,
    )
    const changed = listing.split('\0').filter((name) => name.startsWith(`${pictures}/`))
    return changed.map((name) => name.slice(pictures.length + 1))
  }
  if (from.commit !== undefined || to.commit !== undefined) return []
  const [old, next] = [join(from.folder, pictures), join(to.folder, pictures)]
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
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
}

async function isSame(one: string, two: string): Promise<boolean> {
  const [a, b] = [statSync(one), statSync(two)]
  if (a.size !== b.size) return false
  if (a.ino === b.ino && a.dev === b.dev) return true
  return (await readFile(one)).equals(await readFile(two))
}
