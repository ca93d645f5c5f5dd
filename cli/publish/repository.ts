import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { requireFolder } from '../atomic-files.ts'
import { CannotRun } from '../../catalogue/system-errors.ts'
import { runGit, type GitResult } from './git.ts'

export type Repository = Awaited<ReturnType<typeof openRepository>>

/** A commit that changed the data; its time is ISO's. */
export type PublishedState = { commit: string; publishedAt: string; by: string; message: string }

const STATE_FIELDS = ['%H', '%cI', '%an', '%s']

/** Files of git's own folder that are there while a merge or its like waits for somebody. */
const UNDER_WAY = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply']

/** A server that sends nothing is given up after half a minute, a slow one after five. */
const NETWORK_MS = 5 * 60_000
const NETWORK = ['-c', 'http.lowSpeedLimit=100', '-c', 'http.lowSpeedTime=30']
const SSH_OPTIONS =
  '-o BatchMode=yes -o ConnectTimeout=20 -o ServerAliveInterval=15 -o ServerAliveCountMax=2'

/**
 * The git repository that a data folder lies in. Its commands run in the data folder, so that '.' is the
 * folder whatever its name.
 * @throws CannotRun with a sentence where there is none, or where it is in no state to publish from
 */
export async function openRepository(folder: string) {
  requireFolder(folder, 'data folder')
  const run = (...args: string[]) => runGit(folder, args)
  const lineOf = ({ ok, out }: GitResult) => (ok ? out.replace(/\n$/, '') : undefined)
  /** What git answers. @throws CannotRun with git's own words */
  const ask = async (...args: string[]): Promise<string> => {
    const result = await run(...args)
    if (!result.ok)
      throw new CannotRun(`git ${args[0]} failed: ${result.said || 'no reason given'}`)
    return result.out.replace(/\n$/, '')
  }
  const commitOf = async (name: string) =>
    lineOf(await run('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`))

  const inside = await run('rev-parse', '--is-inside-work-tree')
  if (lineOf(inside) !== 'true') throw new CannotRun(whyNone(folder, inside.said))
  const gitFolder = await ask('rev-parse', '--absolute-git-dir')
  if (UNDER_WAY.some((name) => existsSync(join(gitFolder, name))))
    throw new CannotRun(
      'A merge or a rebase is under way in the repository: finish or abort it, then publish.',
    )
  const branch = lineOf(await run('symbolic-ref', '--quiet', '--short', 'HEAD'))
  if (branch === undefined)
    throw new CannotRun(
      'The repository is on no branch (a detached HEAD): switch to the branch that the site shows, then publish.',
    )
  const [remote, remoteRef] = await Promise.all(
    ['remote', 'merge'].map(async (key) => lineOf(await run('config', `branch.${branch}.${key}`))),
  )
  return {
    folder,
    run,
    ask,
    commitOf,
    branch,
    index: join(gitFolder, 'index'),
    /** The way from the repository's top to the data folder: 'data/', or '' where they are one. */
    prefix: await ask('rev-parse', '--show-prefix'),
    /** Where the branch is pushed to; undefined where git knows of no such place. */
    upstream: remote && remoteRef ? { remote, ref: remoteRef } : undefined,
    /** Runs a command that speaks with a server, which never waits for a password. */
    async connect(...args: string[]): Promise<GitResult> {
      const own = process.env['GIT_SSH_COMMAND'] ?? lineOf(await run('config', 'core.sshCommand'))
      const env = process.env['GIT_SSH']
        ? {}
        : { GIT_SSH_COMMAND: `${own ?? 'ssh'} ${SSH_OPTIONS}`, SSH_ASKPASS: '' }
      return runGit(folder, [...NETWORK, ...args], { env, limitMs: NETWORK_MS })
    },
    /** The number of commits of the data folder that the upstream has not; 0 without an upstream. */
    async countUnsent(): Promise<number> {
      if (!remote || !remoteRef || !(await commitOf('HEAD'))) return 0
      const theirs = await commitOf('@{upstream}')
      const others = theirs ? ['--not', theirs] : []
      return Number(await ask('rev-list', '--count', 'HEAD', ...others, '--', '.'))
    },
    /** The last ten commits that changed the data, the newest first. */
    async states(): Promise<PublishedState[]> {
      if (!(await commitOf('HEAD'))) return []
      const format = `--format=${STATE_FIELDS.join('%x00')}`
      const log = await ask('log', '-z', '--max-count=10', '--no-show-signature', format, '--', '.')
      const values = log.split('\0')
      const states: PublishedState[] = []
      for (let at = 0; at + STATE_FIELDS.length <= values.length; at += STATE_FIELDS.length) {
        const [commit = '', publishedAt = '', by = '', message = ''] = values.slice(at)
        states.push({ commit, publishedAt, by, message })
      }
      return states
    },
    /** Whether the data folder holds anything that is not committed. */
    isChanged: async (): Promise<boolean> =>
      (await ask('status', '--porcelain', '--untracked-files=all', '--', '.')) !== '',
    /** @throws CannotRun where git does not know whose name to put under a commit */
    async requireIdentity(): Promise<void> {
      for (const kind of ['GIT_AUTHOR_IDENT', 'GIT_COMMITTER_IDENT'])
        if (!(await run('-c', 'user.useConfigOnly=true', 'var', kind)).ok)
          throw new CannotRun(
            'git does not know who publishes: set your name and address with git config user.name and git config user.email.',
          )
    },
  }
}

function whyNone(folder: string, said: string): string {
  if (said === '' || /not a git repository/i.test(said))
    return `The data folder "${folder}" is in no git repository, from which it could be published.`
  return `git cannot use the repository of "${folder}": ${said.split('\n')[0]}`
}
