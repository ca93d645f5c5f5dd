import { reasonOf } from '../../catalogue/system-errors.ts'
import { listAnd } from '../../domain/text/text.ts'
import { checkedOut, PublishRefused, type InTurn } from './checkout.ts'
import type { GitResult } from './git.ts'
import type { Repository } from './repository.ts'

export type Sent = {
  /** 'kept' where the branch has no upstream, 'unsent' where it could not be reached or refused. */
  state: 'published' | 'kept' | 'unsent'
  /** The commit that holds the data now. */
  commit: string
  /** How many commits of others were taken over. */
  takenOver: number
  /** Why nothing was sent, as sentences. */
  reason?: string
}

const MAX_TRIES = 3
const FETCH = ['fetch', '--quiet', '--no-recurse-submodules']

/**
 * Sends the branch to its upstream, on top of what others have sent there, which comes into the working tree.
 * What is changed elsewhere in the repository stays as it is.
 * @throws PublishRefused where both changed the same; then nothing was touched
 */
export async function send(repository: Repository, inTurn: InTurn): Promise<Sent> {
  const { ask, commitOf, connect, run, upstream } = repository
  const own = await ask('rev-parse', 'HEAD')
  const notSent = (state: 'kept' | 'unsent', reason: string): Sent => ({
    state,
    commit: own,
    takenOver: 0,
    reason,
  })
  if (!upstream)
    return notSent('kept', `The branch ${repository.branch} has no upstream to send it to.`)
  for (let tries = 1; ; tries += 1) {
    const fetched = await connect(...FETCH, upstream.remote)
    if (!fetched.ok) return notSent('unsent', adviceOn(fetched))
    const theirs = await commitOf('@{upstream}')
    const isOnTop = !theirs || (await run('merge-base', '--is-ancestor', theirs, own)).ok
    const commit = isOnTop ? own : await checkedOut(repository, own, theirs)
    if (commit !== own) await requireMovable(repository, own, commit)
    const push = ['push', '--porcelain', upstream.remote, `${commit}:${upstream.ref}`]
    const pushed = await connect(...push)
    if (pushed.ok) {
      const takenOver = Number(
        isOnTop ? 0 : await ask('rev-list', '--count', `${own}..${String(theirs)}`),
      )
      if (commit === own) return { state: 'published', commit, takenOver }
      // What is published stays so: a folder that changes at this moment follows the next time.
      const failure = await inTurn(() => moveTo(repository, own, commit)).catch(reasonOf)
      return failure === undefined
        ? { state: 'published', commit, takenOver }
        : {
            state: 'published',
            commit,
            takenOver: 0,
            reason: `This folder stays behind: ${failure}`,
          }
    }
    // Others have published since it was fetched.
    const isOvertaken = /\[rejected\]|cannot lock ref/.test(pushed.out + pushed.said)
    if (!isOvertaken || tries === MAX_TRIES) return notSent('unsent', adviceOn(pushed))
  }
}

/**
 * Brings what others have sent into a working tree that has nothing to send. A server that cannot be reached is
 * asked another time.
 * @returns how many commits came
 * @throws PublishRefused where files of theirs are changed here and not committed
 */
export async function follow(repository: Repository, inTurn: InTurn): Promise<number> {
  const { ask, commitOf, connect, run, upstream } = repository
  if (!upstream || !(await connect(...FETCH, upstream.remote)).ok) return 0
  const [own, theirs] = [await commitOf('HEAD'), await commitOf('@{upstream}')]
  if (!own || !theirs || own === theirs) return 0
  if (!(await run('merge-base', '--is-ancestor', own, theirs)).ok) return 0
  await requireMovable(repository, own, theirs)
  await inTurn(() => moveTo(repository, own, theirs))
  return Number(await ask('rev-list', '--count', `${own}..${theirs}`))
}

/** What to do where a server was not reached or refuses, with the words of git. */
function adviceOn({ said, out, isTooLate }: GitResult): string {
  const later = 'The next publishing sends it too.'
  if (isTooLate) return `The server took too long. ${later}`
  const words = [...out.split('\n').filter((line) => line.startsWith('!')), said]
    .join('\n')
    .replaceAll(/^hint:.*\n?/gm, '')
    .trim()
  const [, advice = ''] = ADVICE.find(([pattern]) => pattern.test(words)) ?? []
  return `${advice} ${later}\n${words}`
}

/** What git says where something fails, and what to do; the last is for whatever else a server says. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [
    /resolve host|connect to|unreachable|timed out|timeout|too slow|Connection (?:refused|reset|closed)/i,
    'The server cannot be reached: publish again when it can.',
  ],
  [
    /could not read (?:user|pass)|Authentication|Permission denied|Host key|HTTP 40[13]/i,
    'The server asks who you are: sign in once with git push in a terminal.',
  ],
  [/\[rejected\]|cannot lock ref/, 'Others are publishing at this moment: publish again.'],
  [/(?:)/, 'The server refuses it: ask whoever looks after the repository.'],
]

/** @throws PublishRefused where files that others changed are changed here and not committed */
async function requireMovable({ run }: Repository, from: string, to: string): Promise<void> {
  await run('update-index', '-q', '--refresh')
  const { ok, said } = await run('read-tree', '-m', '-u', '-n', from, to)
  if (ok) return
  const files = [...said.matchAll(/'([^]+?)'/g)].map(([, file = '']) => file)
  throw new PublishRefused(
    `Others changed files that are changed here too and not committed: ${files.length > 0 ? listAnd(files) : said}. Commit them or put them aside first.`,
  )
}

/**
 * Moves the branch from one commit to another, with index and working tree. Files that both commits have
 * alike keep what is changed or staged in them.
 */
export async function moveTo({ ask, run }: Repository, from: string, to: string): Promise<void> {
  await run('update-index', '-q', '--refresh')
  await ask('read-tree', '-m', '-u', from, to)
  await ask('update-ref', '-m', 'publish', 'HEAD', to)
}
