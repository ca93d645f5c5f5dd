import { Router } from 'express'
import { PAGE_ANSWERS } from '../../client/source/fetch-source.ts'
import { statusOf, type Question } from '../../client/source/source.ts'
import { markUnavailable } from '../middleware/unavailable.ts'
import type { Services } from '../services.ts'
import { catalogueSource, QUESTIONS } from '../answers/catalogue-source.ts'

/** What the browser's PageSource asks: one JSON reply a page question. */
export function pageAnswerRoutes(services: Services): Router {
  const router = Router()
  router.get(`${PAGE_ANSWERS}/:question`, async (req, res) => {
    const question = req.params.question
    res.set('cache-control', 'public, max-age=0, must-revalidate')
    if (!isQuestion(question)) {
      res.status(404).json({ message: 'There is no such question.' })
      return
    }
    const params = new Map<string, string>()
    const search = new URLSearchParams()
    for (const [name, value] of new URL(req.url, 'http://localhost').searchParams) {
      if (name.startsWith(':')) params.set(name.slice(1), value)
      else search.append(name, value)
    }
    const reply = await catalogueSource(services).ask(question, Object.fromEntries(params), search)
    // A redirect is an answer like any other here: the browser's router follows it.
    const status = reply.kind === 'redirect' ? 200 : statusOf(reply)
    if (status === 503) markUnavailable(res)
    res.status(status).json(reply)
  })
  return router
}

function isQuestion(name: string): name is Question {
  return QUESTIONS.has(name as Question)
}
