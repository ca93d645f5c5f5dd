import { Router, json, type Request, type Response } from 'express'
import { listAnd, pluralize } from '../../domain/text/text.ts'
import { PublishRefused } from '../publish/checkout.ts'
import { publish, type PublishRequest } from '../publish/publish.ts'
import { openRepository } from '../publish/repository.ts'
import { CannotRun } from '../../catalogue/system-errors.ts'
import type { Changes, Done, OnlineView, PublishView } from './api.ts'
import { changesBetween } from './changes.ts'
import { whyReadOnly } from './data/disk.ts'
import { indexOf } from './data/pages.ts'
import type { Desk } from './desk.ts'
import { createOnline } from './online.ts'
import { Refused } from './refused-error.ts'

/** So many errors are told where the data is refused; 'Problems' has all of them. */
const MAX_ERRORS = 3

/**
 * Publishing. It may wait for a server, so that it has no turn among the desk's other requests: only what
 * reads and writes the data folder has.
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
