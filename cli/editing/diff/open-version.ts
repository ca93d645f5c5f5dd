import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFileNames } from '../../../catalogue/data-files.ts'
import { filesBelow } from '../../../catalogue/pictures/picture-check.ts'
import { systemErrorCode } from '../../../catalogue/system-errors.ts'
import { CannotRun } from '../../terminal/exit-codes.ts'
import { isFolder, requireFolder } from '../../atomic-files.ts'
import { contentsOf, dataSetFrom, type DataSet } from '../write/data-set.ts'

/**
 * A version of the data, for a comparison: a folder, or the data folder in a commit.
 * @throws CannotRun where there is neither, or a folder without any data file
 */
export function openVersion(which: string, dataFolder: string): DataSet {
  if (isFolder(which)) {
    if (!dataFileNames.some((name) => existsSync(join(which, `${name}.json`))))
      throw new CannotRun(`The folder "${which}" holds no data file.`)
    return dataSetFrom((file) => contentsOf(join(which, file)), { folder: which })
  }
  requireFolder(dataFolder, 'data folder')
  return openCommit(dataFolder, which)
}

/** @throws CannotRun where the folder is in no git repository, or the commit is not known there */
function openCommit(folder: string, reference: string): DataSet {
  const prefix = lineOf(
    () => git(folder, 'rev-parse', '--show-prefix'),
    (error) =>
      systemErrorCode(error) === 'ENOENT'
        ? `"${reference}" is no folder, and git, which could know it, is not installed.`
        : `"${reference}" is no folder, and "${folder}" is in no git repository: name a folder to compare with.`,
  )
  const commit = lineOf(
    () => git(folder, 'rev-parse', '--verify', '--quiet', `${reference}^{commit}`),
    () => `"${reference}" is neither a folder nor a commit of this repository.`,
  )
  const names = listOfGit(folder, 'ls-tree', '--name-only', '-z', commit)
  if (names.length === 0 && prefix !== '')
    throw new CannotRun(`The commit "${reference}" has no folder "${prefix.slice(0, -1)}".`)
  const read = (file: string) =>
    names.includes(file) ? git(folder, 'cat-file', 'blob', `${commit}:./${file}`) : undefined
  return dataSetFrom(read, { folder, commit })
}

const git = (folder: string, ...args: readonly string[]): Buffer =>
  execFileSync('git', args, { cwd: folder, maxBuffer: 4 * 1024 ** 3, stdio: 'pipe' })

/** Names that git lists with zeros between them. */
const listOfGit = (folder: string, ...args: readonly string[]): string[] =>
  git(folder, ...args)
    .toString()
    .split('\0')
    .filter((name) => name !== '')

/** @throws CannotRun with the words that `say` has for the failure */
function lineOf(run: () => Buffer, messageFor: (error: unknown) => string): string {
  try {
    return run().toString().replace(/\n$/, '')
  } catch (error) {
    throw new CannotRun(messageFor(error))
  }
}

/** Paths below `images` with other files than before, though the data names the same paths. */
export function replacedPictures(from: DataSet, to: DataSet): string[] {
  if (from.commit !== undefined && from.folder === to.folder) {
    const commits = to.commit === undefined ? [from.commit] : [from.commit, to.commit]
    const options = ['--name-only', '--no-renames', '--relative', '-z']
    return listOfGit(from.folder, 'diff', ...options, ...commits, '--', 'images/').map((name) =>
      name.slice('images/'.length),
    )
  }
  if (from.commit !== undefined || to.commit !== undefined) return []
  const [old, next] = [join(from.folder, 'images'), join(to.folder, 'images')]
  const oldFiles = new Set(filesBelow(old))
  return filesBelow(next).filter(
    (path) =>
      oldFiles.has(path) && !readFileSync(join(old, path)).equals(readFileSync(join(next, path))),
  )
}
