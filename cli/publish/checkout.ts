import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { checkFolder } from '../../catalogue/checks/check-folder.ts'
import { isError, type LocatedFinding } from '../../catalogue/checks/finding.ts'
import { listAnd, pluralize } from '../../domain/text/text.ts'
import { CannotRun } from '../../catalogue/system-errors.ts'
import { builtImageFolder } from '../terminal/shared-options.ts'
import { runGit } from './git.ts'
import type { Repository } from './repository.ts'

/** Nothing was published, and everything is as it was: the message says why, as sentences. */
export class PublishRefused extends Error {
  override name = 'PublishRefused'
  readonly errors: readonly LocatedFinding[]

  constructor(message: string, errors: readonly LocatedFinding[] = []) {
    super(message)
    this.errors = errors
  }
}

/** Runs what reads or writes the data folder while nobody else does. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** Runs work with a new folder, which is removed afterwards. */
export async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The commits have passed the repository's hooks when they were made. */
const WITHOUT_HOOKS = ['-c', 'core.hooksPath=/dev/null']
/** A rebase that moves the commits of its range and nothing else. */
const PLAIN_REBASE = [
  ...WITHOUT_HOOKS,
  '-c',
  'rebase.updateRefs=false',
  '-c',
  'rebase.autoSquash=false',
]

/**
 * Puts a commit on top of another and checks the data that comes of it, in a checkout of its own, so that
 * nobody's files are touched.
 * @param onto what the commit is rebased to; undefined leaves it where it is
 * @returns the commit that has both
 * @throws PublishRefused where both changed the same, or the data of both together has errors
 */
export const checkedOut = (
  { folder, run, ask, prefix }: Repository,
  commit: string,
  onto?: string,
): Promise<string> =>
  withTemporaryFolder(async (temporary) => {
    const checkout = join(temporary, 'checkout')
    const there = (...args: string[]) => runGit(checkout, args)
    const add = ['worktree', 'add', '--quiet', '--detach', checkout, commit]
    const added = await run(...WITHOUT_HOOKS, ...add)
    if (!added.ok) throw new CannotRun(`git cannot check out ${commit}: ${added.said}`)
    try {
      if (onto !== undefined) {
        const rebased = await there(...PLAIN_REBASE, 'rebase', '--quiet', onto)
        if (!rebased.ok) {
          const { out } = await there('diff', '--name-only', '--diff-filter=U', '-z')
          throw new PublishRefused(conflictIn(out.split('\0').filter(Boolean), rebased.said))
        }
      }
      const { out: ignored } = await run('ls-files', '--others', '--directory', '-z', '--', '.')
      linkMissing(folder, join(checkout, prefix), ignored.split('\0').filter(Boolean))
      await requireGoodData(join(checkout, prefix))
      return (await there('rev-parse', 'HEAD')).out.trim()
    } finally {
      await ask('worktree', 'remove', '--force', checkout)
    }
  })

/** Pictures that git ignores are in no commit, and stay where they are whatever is checked out. */
function linkMissing(folder: string, checkout: string, paths: readonly string[]): void {
  for (const path of paths) {
    const [from, to] = [resolve(folder, path), resolve(checkout, path)]
    if (existsSync(to)) continue
    mkdirSync(dirname(to), { recursive: true })
    symlinkSync(from, to)
  }
}

const conflictIn = (files: readonly string[], said: string): string =>
  files.length === 0
    ? `What others published cannot be taken over: ${said}`
    : `Others changed the same places in ${listAnd(files)}: ask them which is right, or take your change of these files back and make it anew on theirs.`

/**
 * Checks data like `validate`. What only the calendar says keeps nobody back: the site leaves out such projects.
 * @throws PublishRefused where the data has errors
 */
export async function requireGoodData(data: string): Promise<void> {
  const { findings } = await checkFolder(data, {
    builtImageFolder: builtImageFolder(),
    wanted: isError,
  })
  const errors = findings.filter(({ rule }) => !rule.comesWithTime)
  if (errors.length > 0)
    throw new PublishRefused(
      `The data has ${pluralize(errors.length, 'error')}, which the site would refuse.`,
      errors,
    )
}
