import { dataFileNames } from '../../catalogue/data-files.ts'
import { versionOf } from '../../catalogue/load/load-catalogue.ts'
import { dayInIndia, momentText, timeInIndia } from '../../domain/text/dates.ts'
import { openVersion } from '../editing/diff/open-version.ts'
import { openRepository } from '../publish/repository.ts'
import type { OnlineView } from './api.ts'

/** A site that has not answered after this time does not hold up the desk. */
const ANSWER_MS = 3000

/**
 * Whether the site shows the published data, which it is asked each time.
 * @param site the site's address
 */
export function createOnline(folder: string, site: string) {
  const { host } = new URL(site)
  /** The versions that were seen not to be on line, and since when they are. */
  const since = new Map<string, Date | undefined>()
  let published: { commit: string | undefined; version: string } | undefined

  /** The version of the data in the last commit, which the folder may have left behind. */
  async function publishedVersion(): Promise<string> {
    const commit = await (await openRepository(folder)).commitOf('HEAD')
    if (published === undefined || published.commit !== commit) {
      const data = openVersion('HEAD', folder)
      const files = dataFileNames.map((name) => ({ name, bytes: data.read(name)?.bytes }))
      published = { commit, version: versionOf(files) }
    }
    return published.version
  }

  async function shownVersion(): Promise<string | undefined> {
    const answer = await fetch(new URL('/healthz', site), {
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    const { data } = (await answer.json()) as { data?: string }
    return data
  }

  return {
    /** Remembers that the last commit is new, so that the time at which it is on line is told. */
    async expect(): Promise<void> {
      since.set(await publishedVersion(), undefined)
    },
    async ask(): Promise<OnlineView> {
      const version = await publishedVersion()
      const shown = await shownVersion().catch(() => null)
      if (shown === version) {
        if (!since.has(version)) return { isOnline: true, text: 'On line' }
        const moment = since.get(version) ?? new Date()
        since.set(version, moment)
        return { isOnline: true, text: `On line since ${sinceText(moment)}` }
      }
      since.set(version, undefined)
      const why = {
        none: `: ${host} does not answer`,
        silent: `: ${host} does not say which data it shows`,
        other: '',
      }[shown === null ? 'none' : shown === undefined ? 'silent' : 'other']
      return { isOnline: false, text: `Not on line yet${why}` }
    },
  }
}

/** The time in India, with the day where that is over. */
const sinceText = (moment: Date, now = new Date()): string =>
  dayInIndia(moment) === dayInIndia(now) ? timeInIndia(moment).slice(11, 16) : momentText(moment)
