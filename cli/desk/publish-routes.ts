import { Router, json, type Request, type Response } from 'express'
import { dataFileNames } from '../../catalogue/data-files.ts'
import { versionOf } from '../../catalogue/load/load-catalogue.ts'
import { CannotRun } from '../../catalogue/system-errors.ts'
import { dayInIndia, momentText, timeInIndia } from '../../domain/text/dates.ts'
import { listAnd, pluralize } from '../../domain/text/text.ts'
import { compareData } from '../editing/diff/compare-data.ts'
import { differenceSections } from '../editing/diff/difference-report.ts'
import { openVersion } from '../editing/diff/open-version.ts'
import { PublishRefused } from '../publish/checkout.ts'
import { commitSentence } from '../publish/commit-sentence.ts'
import { publish, type PublishRequest } from '../publish/publish.ts'
import { openRepository } from '../publish/repository.ts'
import type { Changes, Done, OnlineView, PublishView } from './api.ts'
import { whyReadOnly } from './data/disk.ts'
import { indexOf } from './data/pages.ts'
import type { Desk } from './desk.ts'
import { Refused } from './refused-error.ts'

/** So many errors are told where the data is refused; 'Problems' has all of them. */
const MAX_ERRORS = 3

/**
 * What has changed, and publishing. It may wait for a server, so that it has no turn among the desk's
 * other requests: only what reads and writes the data folder has.
 * @param site the site that is asked whether it shows what was published; undefined where none is known
 */
export function publishRoutes(desk: Desk, site: string | undefined): Router {
  const router = Router()
  const online = site === undefined ? undefined : createOnline(desk.folder, site)
  let isPublishing = false

  async function run(request: PublishRequest): Promise<Done> {
    if (isPublishing) throw new Refused('The data is being published at this moment.')
    isPublishing = true
    try {
      await desk.inTurn(() => refuseUnsaved(desk))
      const { message, state } = await publish(desk.folder, request, desk.inTurn)
      if (state === 'published') await online?.expect()
      return { message }
    } catch (error) {
      throw error instanceof PublishRefused ? new Refused(withErrors(error)) : error
    } finally {
      isPublishing = false
      // Every tab asks anew for what is published.
      desk.changed()
    }
  }

  router.get('/changes', async (_req, res: Response<Changes>) => {
    res.json(await desk.inTurn(() => changesBetween(desk.folder)))
  })
  router.get('/publishing', async (_req: Request, res: Response<PublishView>) => {
    try {
      const repository = await openRepository(desk.folder)
      res.json({
        unsent: await repository.countUnsent(),
        isChanged: await repository.isChanged(),
        states: await repository.states(),
        asksSite: site !== undefined,
      })
    } catch (error) {
      if (!(error instanceof CannotRun)) throw error
      res.json({ message: error.message })
    }
  })
  router.get('/published/:commit', (req, res: Response<Changes>) => {
    const { commit } = req.params
    if (!/^[0-9a-f]{40,64}$/.test(commit)) throw new Refused('There is no such state.', 404)
    res.json(changesBetween(desk.folder, `${commit}^`, commit))
  })
  router.get('/online', async (_req, res: Response<OnlineView>) => {
    res.json((await online?.ask()) ?? { isOnline: false, text: '' })
  })
  router.post('/publish', json(), async (req: Request, res: Response<Done>) => {
    const { message = '' } = (req.body ?? {}) as PublishRequest
    res.json(await run({ message: String(message) }))
  })
  router.post('/publish/back', json(), async (req: Request, res: Response<Done>) => {
    const { commit } = (req.body ?? {}) as { commit?: string }
    res.json(await run({ back: String(commit) }))
  })
  return router
}

/** What `diff` says of the data in two commits, or in the last one and the folder. */
export function changesBetween(folder: string, from = 'HEAD', to = folder): Changes {
  try {
    const difference = compareData(openVersion(from, folder), openVersion(to, folder))
    return { sections: differenceSections(difference), sentence: commitSentence(difference) }
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error
    const message = error.message.includes('is no folder')
      ? 'The data folder is in no git repository, so there is no earlier state to compare with.'
      : error.message
    return { message }
  }
}

/** @throws Refused where something is typed that is not saved, or nothing can be written */
function refuseUnsaved({ folder, disk, drafts }: Desk): void {
  const readOnly = whyReadOnly(folder)
  if (readOnly !== null) throw new Refused(readOnly)
  if (drafts.size === 0) return
  const { subject } = indexOf(disk.files)
  const names = [...drafts.keys()].map((page) => {
    const found = subject(page)
    return found && found.kind !== 'file' ? found.name : decodeURIComponent(page)
  })
  const pages = `${pluralize(names.length, 'page')} with changes that are not saved`
  throw new Refused(`There ${names.length === 1 ? 'is' : 'are'} ${pages}: ${listAnd(names)}.`)
}

const withErrors = ({ message, errors }: PublishRefused): string => {
  const lines = errors.slice(0, MAX_ERRORS).map((error) => `${error.file}.json: ${error.message}.`)
  return [message, ...lines].join('\n')
}

/** A site that has not answered after this time does not hold up the desk. */
const ANSWER_MS = 3000

/**
 * Whether the site shows the published data, which it is asked each time.
 * @param site the site's address
 */
function createOnline(folder: string, site: string) {
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
