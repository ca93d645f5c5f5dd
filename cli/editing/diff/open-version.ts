import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFileNames } from '../../../catalogue/data-files.ts'
import { filesBelow } from '../../../catalogue/pictures/named-files.ts'
import { CannotRun, systemErrorCode } from '../../../catalogue/system-errors.ts'
import { once } from '../../../domain/text/memoize.ts'
import { isFolder, requireFolder } from '../../atomic-files.ts'
import { gitEnvironment } from '../../publish/git.ts'
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
  const objects = new Map(
    listOfGit(folder, 'ls-tree', '-z', commit).map((line) => {
      const [, object = '', name = ''] = /^\S+ \S+ (\S+)\t([^]*)$/.exec(line) ?? []
      return [name, object]
    }),
  )
  if (objects.size === 0 && prefix !== '')
    throw new CannotRun(`The commit "${reference}" has no folder "${prefix.slice(0, -1)}".`)
  const files = dataFileNames.map((name) => `${name}.json`).filter((file) => objects.has(file))
  const contents = once(() => {
    const wanted = files.map((file) => objects.get(file) ?? '')
    return blobsOf(execGit(folder, ['cat-file', '--batch'], wanted.join('\n')), wanted.length)
  })
  const read = (file: string) => contents()[files.indexOf(file)]
  return dataSetFrom(read, { folder, commit })
}

/** The contents that git prints: of each a line with its size, the bytes and a line break. */
function blobsOf(output: Buffer, count: number): Buffer[] {
  const blobs: Buffer[] = []
  for (let at = 0; blobs.length < count;) {
    const start = output.indexOf('\n', at) + 1
    const size = Number(output.toString('latin1', at, start).split(' ')[2])
    blobs.push(output.subarray(start, start + size))
    at = start + size + 1
  }
  return blobs
}

const git = (folder: string, ...args: readonly string[]): Buffer => execGit(folder, args)

const execGit = (folder: string, args: readonly string[], input = ''): Buffer =>
  execFileSync('git', args, {
    cwd: folder,
    env: gitEnvironment(),
    input,
    maxBuffer: 4 * 1024 ** 3,
    stdio: 'pipe',
  })

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
