import { Router } from 'express'
import { PAGE_DATA } from '../../client/routing/fetch-source.ts'
import { statusOf, type LoaderName } from '../../client/routing/page-source.ts'
import { CACHE_CONTROL } from '../cache-lifetimes.ts'
import { markUnavailable } from '../middleware/error-handler.ts'
import type { Services } from '../process/services.ts'
import { catalogueSource } from '../pages/catalogue-source.ts'
import { PAGES } from '../../client/routes.tsx'

export function pageDataRoutes(services: Services): Router {
  const router = Router()
  router.get(`${PAGE_DATA}/:question`, async (req, res) => {
    const { question } = req.params
    res.set('cache-control', CACHE_CONTROL.pageData)
    if (question !== 'shell' && !Object.hasOwn(PAGES, question)) {
      res.status(404).json({ message: 'There is no such question.' })
      return
    }
    const parameters = [...new URL(req.url, 'http://localhost').searchParams]
    const isParam = ([name]: [string, string]) => name.startsWith(':')
    const params = parameters
      .filter(isParam)
      .map(([name, value]) => [name.slice(1), value] as const)
    const result = await catalogueSource(services).load(
      question as LoaderName,
      Object.fromEntries(params),
      new URLSearchParams(parameters.filter((one) => !isParam(one))),
    )
    // A redirect has status 200 here, as the browser's router follows it.
    const status = result.kind === 'redirect' ? 200 : statusOf(result)
    if (status === 503) markUnavailable(res)
    res.status(status).json(result)
  })
  return router
}
