import { cpSync, existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { momentText } from '../../domain/text/dates.ts'
import { pluralize, presentText } from '../../domain/text/text.ts'
import { replaceFile } from '../atomic-files.ts'
import { compareData } from '../editing/diff/compare-data.ts'
import type { Difference } from '../editing/diff/difference.ts'
import { openVersion } from '../editing/diff/open-version.ts'
import { CannotRun } from '../../catalogue/system-errors.ts'
import {
  checkedOut,
  PublishRefused,
  requireGoodData,
  withTemporaryFolder,
  type InTurn,
} from './checkout.ts'
import { commitSentence } from './commit-sentence.ts'
import { runGit } from './git.ts'
import { openRepository, type Repository } from './repository.ts'
import { follow, moveTo, send, type Sent } from './send.ts'

export type PublishRequest = {
  /** What is said of the change; without it a sentence is made of the differences. */
  message?: string | undefined
  /** The commit whose data is published once more; without it the data folder is, as it is. */
  back?: string | undefined
}

export type Published = (Sent | { state: 'nothing' }) & {
  /** What was done, as sentences. */
  message: string
  /** What visitors will see differently; undefined where no state can be compared with. */
  difference?: Difference | undefined
}

/**
 * Publishes the data folder: commits it alone, takes over what others have published, and pushes.
 * @throws PublishRefused where the data has errors, others changed the same, or a hook refuses: folder,
 * index and branch are then as they were
 * @throws CannotRun where there is no repository to publish from
 */
export async function publish(
  folder: string,
  { message, back }: PublishRequest,
  inTurn: InTurn,
): Promise<Published> {
  const repository = await openRepository(folder)
  await repository.requireIdentity()
  return withTemporaryFolder(async (temporary) => {
    const index = join(temporary, 'index')
    const base = await repository.commitOf('HEAD')
    const earlier = back === undefined ? undefined : await earlierState(repository, back)
    const { isChanged, difference } = await inTurn(async () => {
      if (!earlier) return stageFolder(repository, index)
      return stageEarlier(repository, index, earlier.commit)
    })
    const sentence = presentText(message) ?? earlier?.sentence ?? sentenceOf(difference)
    if (!isChanged) {
      if ((await repository.countUnsent()) === 0) {
        const others = othersText(await follow(repository, inTurn))
        return { state: 'nothing', message: `There is nothing to publish.${others}` }
      }
      const sent = await send(repository, inTurn)
      return { ...sent, message: messageOf(sent, 'what was committed before') }
    }
    const indexBefore = existsSync(repository.index) ? readFileSync(repository.index) : undefined
    let hasMoved = false
    try {
      const made = await commitIndex(repository, index, sentence)
      if (earlier && base) {
        await inTurn(() => moveTo(repository, base, made))
        hasMoved = true
      } else await repository.ask('reset', '--quiet', '--', '.')
      const sent = await send(repository, inTurn)
      return { ...sent, message: messageOf(sent, sentence), difference }
    } catch (error) {
      const made = await repository.commitOf('HEAD')
      if (hasMoved && base && made) await inTurn(() => moveTo(repository, made, base))
      else if (made !== base && made)
        await repository.ask('update-ref', ...(base ? ['HEAD', base] : ['-d', 'HEAD']), made)
      await (indexBefore
        ? replaceFile(repository.index, indexBefore)
        : rm(repository.index, { force: true }))
      throw error
    }
  })
}

/** The sentence under which a difference is published where nobody types one. */
const sentenceOf = (difference: Difference | undefined): string =>
  difference ? commitSentence(difference) : 'The first state of the data'

/** The difference from the last commit; undefined where that has no data. */
function differenceFromLast(folder: string, to = folder): Difference | undefined {
  try {
    return compareData(openVersion('HEAD', folder), openVersion(to, folder))
  } catch (error) {
    if (error instanceof CannotRun) return undefined
    throw error
  }
}

function messageOf({ state, takenOver, reason }: Sent, sentence: string): string {
  const others = othersText(takenOver)
  if (state === 'published')
    return [`Published: ${sentence}.${others}`, reason].filter(Boolean).join(' ')
  return `Committed, but not sent: ${sentence}. ${reason}`
}

const othersText = (count: number): string =>
  count > 0 ? ` ${pluralize(count, 'commit')} of others came into the folder.` : ''

/** Prepares an index with the last commit, and the data folder as it is. */
async function stageFolder(repository: Repository, index: string) {
  const { folder } = repository
  const isChanged = await stage(repository, index, 'add', '--all', '--', '.')
  if (!isChanged) return { isChanged, difference: undefined }
  await requireGoodData(folder)
  return { isChanged, difference: differenceFromLast(folder) }
}

/** Prepares an index with the last commit, and the data of an earlier one. */
async function stageEarlier(repository: Repository, index: string, commit: string) {
  if (await repository.isChanged())
    throw new PublishRefused('The data has changes that are not published: publish or undo them.')
  const restore = ['restore', `--source=${commit}`, '--staged', '--', '.']
  const isChanged = await stage(repository, index, ...restore)
  return { isChanged, difference: differenceFromLast(repository.folder, commit) }
}

/** Runs a command on a copy of the index that has the last commit in it; returns whether it differs then. */
async function stage({ folder, ...repository }: Repository, index: string, ...args: string[]) {
  const env = { GIT_INDEX_FILE: index }
  // By the index's own time git knows which files may have changed in the second it was written.
  if (existsSync(repository.index)) cpSync(repository.index, index, { preserveTimestamps: true })
  const isFirst = (await repository.commitOf('HEAD')) === undefined
  const start = ['read-tree', ...(isFirst ? ['--empty'] : ['--reset', 'HEAD'])]
  for (const command of [start, args]) {
    const { ok, said } = await runGit(folder, command, { env })
    if (!ok) throw new CannotRun(`git cannot take up the data: ${said}`)
  }
  return !(await runGit(folder, ['diff', '--cached', '--quiet', '--no-ext-diff'], { env })).ok
}

/** Commits an index, with the repository's hooks. @throws PublishRefused where one of them refuses */
async function commitIndex({ folder, ask }: Repository, index: string, message: string) {
  // A line break that a terminal or a form sends is one; no other control character is kept.
  const text = message.replaceAll(/(?!\n)\p{Cc}/gu, ' ')
  const args = ['commit', '--quiet', '--cleanup=whitespace', `--message=${text}`]
  const { ok, out, said } = await runGit(folder, args, { env: { GIT_INDEX_FILE: index } })
  if (!ok)
    throw new PublishRefused(
      `The repository refuses the commit: ${[said, out.trim()].filter(Boolean).join('\n') || 'a hook failed without a word.'}`,
    )
  return ask('rev-parse', 'HEAD')
}

/** A commit whose data is to be published once more. @throws CannotRun where there is none of that name */
async function earlierState(repository: Repository, name: string) {
  const commit = /^[0-9a-f]{4,64}$/i.test(name) ? await repository.commitOf(name) : undefined
  if (commit === undefined) throw new CannotRun(`"${name}" is no commit of this repository.`)
  openVersion(commit, repository.folder)
  await checkedOut(repository, commit)
  const date = await repository.ask(
    'show',
    '--no-patch',
    '--no-show-signature',
    '--format=%cI',
    commit,
  )
  return { commit, sentence: `Back to the state of ${momentText(new Date(date))}` }
}
