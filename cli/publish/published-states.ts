import { openRepository } from './repository.ts'

/** A commit that changed the data, as it is listed. */
export type PublishedState = {
  commit: string
  /** ISO date and time. */
  publishedAt: string
  by: string
  message: string
}

const MAX_STATES = 10
const FIELDS = ['%H', '%cI', '%an', '%s']

/** The last ten states of the data, the newest first. @throws CannotRun without a repository */
export async function publishedStates(folder: string): Promise<PublishedState[]> {
  const { ask, commitOf } = await openRepository(folder)
  if ((await commitOf('HEAD')) === undefined) return []
  const format = `--format=${FIELDS.join('%x00')}`
  const options = ['-z', `--max-count=${MAX_STATES}`, '--no-show-signature', format]
  const values = (await ask('log', ...options, '--', '.')).split('\0')
  const states: PublishedState[] = []
  for (let at = 0; at + FIELDS.length <= values.length; at += FIELDS.length) {
    const [commit = '', publishedAt = '', by = '', message = ''] = values.slice(at)
    states.push({ commit, publishedAt, by, message })
  }
  return states
}
