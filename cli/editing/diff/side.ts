import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { DataFileName } from '../../../catalogue/data-files.ts'
import { systemErrorCode } from '../../../catalogue/system-errors.ts'
import { CannotRun } from '../../terminal/exit.ts'
import { isFolder, requireFolder } from '../../files.ts'
import { contentsOf } from '../files/data-set.ts'

/** One of the two states of the data that are compared: a folder, or what a commit has of it. */
export type Side = {
  folder: string
  commit?: string
  /** Undefined for a file that is not there. */
  read: (name: DataFileName) => Buffer | undefined
}

/**
 * A folder, or a commit's state of the data folder.
 * @throws CannotRun where it is neither
 */
export function openSide(which: string, dataFolder: string): Side {
  const folder = isFolder(which) ? which : dataFolder
  requireFolder(folder, 'data folder')
  if (isFolder(which)) return { folder, read: (name) => contentsOf(join(folder, `${name}.json`)) }
  return openCommit(folder, which)
}

/** @throws CannotRun where the folder is in no git repository, or the commit is not known there */
function openCommit(folder: string, reference: string): Side {
  const prefix = gitOr(folder, ['rev-parse', '--show-prefix'], (error) =>
    systemErrorCode(error) === 'ENOENT'
      ? `"${reference}" is no folder, and git, which could know it, is not installed.`
      : `"${reference}" is no folder, and "${folder}" is in no git repository: name a folder to compare with.`,
  )
  const parse = ['rev-parse', '--verify', '--quiet', `${reference}^{commit}`]
  const neither = `"${reference}" is neither a folder nor a commit of this repository.`
  const commit = gitOr(folder, parse, () => neither)
  const names = textOfGit(folder, 'ls-tree', '--name-only', '-z', commit).split('\0')
  if (names[0] === '' && prefix !== '')
    throw new CannotRun(`The commit "${reference}" has no folder "${prefix.slice(0, -1)}".`)
  const read: Side['read'] = (name) =>
    names.includes(`${name}.json`)
      ? git(folder, 'cat-file', 'blob', `${commit}:./${name}.json`)
      : undefined
  return { folder, commit, read }
}

const git = (folder: string, ...args: readonly string[]): Buffer =>
  execFileSync('git', args, { cwd: folder, maxBuffer: 4 * 1024 ** 3, stdio: 'pipe' })

const textOfGit = (folder: string, ...args: readonly string[]): string =>
  git(folder, ...args)
    .toString('utf8')
    .replace(/\n$/, '')

/** @throws CannotRun with what is said of the failure */
function gitOr(folder: string, args: readonly string[], say: (error: unknown) => string): string {
  try {
    return textOfGit(folder, ...args)
  } catch (error) {
    throw new CannotRun(say(error))
  }
}

const pictures = 'images'

/** Paths below `images` whose files are other ones, though the data names them as before. */
export function replacedPictures(from: Side, to: Side): string[] {
  if (from.commit !== undefined && from.folder === to.folder) {
    const commits = to.commit === undefined ? [from.commit] : [from.commit, to.commit]
    const options = ['--name-only', '--no-renames', '--relative', '-z']
    return textOfGit(from.folder, 'diff', ...options, ...commits, '--', pictures)
      .split('\0')
      .filter((name) => name.startsWith(`${pictures}/`))
      .map((name) => name.slice(pictures.length + 1))
  }
  if (from.commit !== undefined || to.commit !== undefined) return []
  const [old, next] = [join(from.folder, pictures), join(to.folder, pictures)]
  const known = new Set(filesBelow(old))
  return filesBelow(next).filter(
    (path) => known.has(path) && !isSame(join(old, path), join(next, path)),
  )
}

function filesBelow(folder: string): string[] {
  if (!isFolder(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
}

function isSame(one: string, two: string): boolean {
  const [a, b] = [statSync(one), statSync(two)]
  if (a.size !== b.size) return false
  if (a.ino === b.ino && a.dev === b.dev) return true
  return readFileSync(one).equals(readFileSync(two))
}
