import { Router, json, type Request, type Response } from 'express'
import type {
  DeskEvent,
  Done,
  DraftRequest,
  FixRequest,
  CopyRequest,
  NewDeveloperRequest,
  NewProjectRequest,
  OrderRequest,
  ResolveRequest,
} from './api.ts'
import type { PasteRequest, PriceRequest, SavePricesRequest } from './prices/price-api.ts'
import { createActions } from './actions.ts'
import { toDeskFinding } from './check/findings.ts'
import type { Desk } from './desk.ts'
import { searchRecords } from './search-records.ts'
import { createPrices } from './prices/prices.ts'
import { pageView, stateOf } from './desk-views.ts'
import type { Writing } from './writing.ts'

/** The limit is enough for the largest file of the data. */
const MAX_JSON_SIZE = '64mb'

/** The page that an address of the API names: its kind and its name, escaped as in addresses. */
const pageIn = ({ params }: Request): string =>
  `${String(params['kind'])}/${encodeURIComponent(String(params['name']))}`

const PAGE = '/pages/:kind/:name'

type Method = 'get' | 'put' | 'post' | 'delete'

/** All of the API but pictures: changes run one after another, each on the present files. */
export function deskRoutes(desk: Desk, writing: Writing): Router {
  const router = Router()
  const actions = createActions(desk, writing)
  router.use(json({ limit: MAX_JSON_SIZE }))
  const on = (
    method: Method,
    path: string,
    work: (body: unknown, page: string, req: Request) => unknown,
  ) =>
    router[method](path, async (req: Request, res: Response) => {
      res.json(await desk.inTurn(() => work(req.body, pageIn(req), req)))
    })
  on('get', '/state', () => stateOf(desk, writing))
  on('get', '/problems', () =>
    // Errors come before warnings.
    desk.findings.toSorted((one, other) => one.level.localeCompare(other.level)).map(toDeskFinding),
  )
  on('get', '/find', (_body, _page, { query }) =>
    searchRecords(desk.drafted, String(query['q'] ?? '')),
  )
  /** What changes the draft of a page, and answers the page. */
  const onDraft = (
    method: Method,
    path: string,
    work: (body: unknown, page: string) => Promise<void> | void,
  ) =>
    on(method, path, async (body, page) => {
      await work(body, page)
      return pageView(desk, writing, page)
    })
  onDraft('get', PAGE, () => undefined)
  onDraft('put', PAGE, (body, page) => desk.type(page, (body as DraftRequest).changes))
  onDraft('delete', PAGE, (_body, page) => desk.discard(page))
  onDraft('post', `${PAGE}/resolve`, (body, page) => desk.resolve(page, body as ResolveRequest))
  onDraft('post', `${PAGE}/fix`, (body, page) => actions.fixOnPage(page, body as FixRequest))
  on('post', `${PAGE}/save`, async (_body, page) => {
    await writing.save(page)
    return { message: 'Saved', page } satisfies Done
  })
  on('post', '/undo', async () => ({ message: `Undone: ${await writing.undoLast()}` }))
  on('post', '/problems/fix', (body) => actions.fixAtOnce(body as FixRequest))
  on('post', '/projects', (body) => actions.newProject(body as NewProjectRequest))
  on('post', '/developers', (body) => actions.newDeveloper(body as NewDeveloperRequest))
  on('post', `${PAGE}/copy`, (body, page) => actions.copy(page, body as CopyRequest))
  on('post', `${PAGE}/rename`, (body, page) =>
    actions.rename(page, (body as { name: string }).name),
  )
  on('post', `${PAGE}/remove`, (_body, page) => actions.remove(page))
  on('post', `${PAGE}/order`, (body, page) => actions.reorder(page, body as OrderRequest))

  const prices = createPrices(desk, writing)
  on('get', '/prices', () => prices.table())
  on('put', '/prices', (body) => prices.type(body as PriceRequest))
  on('delete', '/prices', () => prices.discard())
  on('post', '/prices/paste', (body) => prices.paste(body as PasteRequest))
  on('post', '/prices/save', (body) => prices.save(body as SavePricesRequest))

  router.get('/events', (_req, res) => {
    res.set({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    res.flushHeaders()
    const send = (event: DeskEvent) => res.write(`data: ${JSON.stringify(event)}\n\n`)
    desk.events.on('event', send)
    res.once('close', () => desk.events.off('event', send))
  })
  return router
}
