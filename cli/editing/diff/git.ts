import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { CannotRun } from '../../errors.ts'

const run = promisify(execFile)
const largest = 4 * 1024 ** 3

/** A data folder as one commit has it. */
export type GitFolder = {
  readonly folder: string
  readonly commit: string
  /** Undefined for a file that the commit does not have. */
  readonly read: (file: string) => Promise<Buffer | undefined>
}

/**
 * @param folder a data folder inside a git repository
 * @throws CannotRun where it is in none, or the commit or the folder in it is not known
 */
export async function openCommit(folder: string, reference: string): Promise<GitFolder> {
  const prefix = await git(folder, 'rev-parse', '--show-prefix').catch(() => undefined)
  if (prefix === undefined)
    throw new CannotRun(
      `"${reference}" is no folder, and "${folder}" is in no git repository: name a folder to compare with.`,
    )
  const parse = ['rev-parse', '--verify', '--quiet', `${reference}^{commit}`]
  const commit = await git(folder, ...parse).catch(() => undefined)
  if (commit === undefined)
    throw new CannotRun(`"${reference}" is neither a folder nor a commit of this repository.`)
  const listing = await git(folder, 'ls-tree', '--name-only', '-z', commit)
  if (listing === '' && prefix !== '')
    throw new CannotRun(`The commit "${reference}" has no folder "${prefix.slice(0, -1)}".`)
  const names = new Set(listing.split('\0'))
  return {
    folder,
    commit,
    async read(file) {
      if (!names.has(file)) return undefined
      const { stdout } = await run('git', ['cat-file', 'blob', `${commit}:./${file}`], {
        cwd: folder,
        encoding: 'buffer',
        maxBuffer: largest,
      })
      return stdout
    },
  }
}

/** The names of the files under `below` that differ, with forward slashes, relative to it. */
export async function changedSince(
  folder: string,
  commit: string,
  below: string,
  other?: string,
): Promise<string[]> {
  const args = ['diff', '--name-only', '--no-renames', '--relative', '-z', commit]
  const listing = await git(folder, ...args, ...(other ? [other] : []), '--', below)
  return listing
    .split('\0')
    .filter((name) => name.startsWith(`${below}/`))
    .map((name) => name.slice(below.length + 1))
}

async function git(folder: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await run('git', [...args], { cwd: folder, maxBuffer: largest })
  return stdout.replace(/\n$/, '')
}

/** True where the program git is there to be asked. */
export const hasGit = (): boolean => spawnSync('git', ['--version']).status === 0
