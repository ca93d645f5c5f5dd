import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { DataFileName } from '../../../catalogue/data-files.ts'
import { systemErrorCode } from '../../../catalogue/system-errors.ts'
import { CannotRun } from '../../terminal/exit.ts'
import { isFolder, requireFolder } from '../../files.ts'
import { contentsOf, parseFile, type Values } from '../files/data-set.ts'

/** One of the two states of the data that are compared: a folder, or what a commit has of it. */
export type Side = Values & { folder: string; commit?: string }

/**
 * A folder, or a commit's state of the data folder.
 * @throws CannotRun where it is neither
 */
export function openSide(which: string, dataFolder: string): Side {
  const folder = isFolder(which) ? which : dataFolder
  requireFolder(folder, 'data folder')
  if (!isFolder(which)) return openCommit(folder, which)
  return { folder, ...valuesFrom((file) => contentsOf(join(folder, file))) }
}

/** Each file is read once. */
function valuesFrom(read: (file: string) => Buffer | undefined): Values {
  const known = new Map<DataFileName, unknown>()
  return {
    value(name) {
      const bytes = known.has(name) ? undefined : read(`${name}.json`)
      if (bytes) known.set(name, parseFile(bytes, name))
      return known.get(name)
    },
  }
}

/** @throws CannotRun where the folder is in no git repository, or the commit is not known there */
function openCommit(folder: string, reference: string): Side {
  const prefix = textOfGit(folder, ['rev-parse', '--show-prefix'], (error) =>
    systemErrorCode(error) === 'ENOENT'
      ? `"${reference}" is no folder, and git, which could know it, is not installed.`
      : `"${reference}" is no folder, and "${folder}" is in no git repository: name a folder to compare with.`,
  )
  const neither = `"${reference}" is neither a folder nor a commit of this repository.`
  const parse = ['rev-parse', '--verify', '--quiet', `${reference}^{commit}`]
  const commit = textOfGit(folder, parse, () => neither)
  const names = git(folder, 'ls-tree', '--name-only', '-z', commit).toString().split('\0')
  if (names[0] === '' && prefix !== '')
    throw new CannotRun(`The commit "${reference}" has no folder "${prefix.slice(0, -1)}".`)
  const read = (file: string) =>
    names.includes(file) ? git(folder, 'cat-file', 'blob', `${commit}:./${file}`) : undefined
  return { folder, commit, ...valuesFrom(read) }
}

const git = (folder: string, ...args: readonly string[]): Buffer =>
  execFileSync('git', args, { cwd: folder, maxBuffer: 4 * 1024 ** 3, stdio: 'pipe' })

/** One line. @throws CannotRun with what is said of the failure */
function textOfGit(
  folder: string,
  args: readonly string[],
  say: (error: unknown) => string,
): string {
  try {
    return git(folder, ...args)
      .toString()
      .replace(/\n$/, '')
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
    return git(from.folder, 'diff', ...options, ...commits, '--', pictures)
      .toString()
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

const isSame = (one: string, two: string): boolean =>
  statSync(one).size === statSync(two).size && readFileSync(one).equals(readFileSync(two))
