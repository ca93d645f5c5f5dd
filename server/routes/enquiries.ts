import { Router, type Request, type Response } from 'express'
import { SPAM_FIELDS } from '../../domain/enquiry/enquiry.ts'
import { paths } from '../../domain/seo/paths.ts'
import { visitText, type Visit } from '../../domain/enquiry/visit.ts'
import type { Outcome } from '../enquiries/enquiries.ts'
import type { AgencyData } from '../enquiries/visit-calendar.ts'
import type { Services } from '../process/services.ts'
import { HttpError, readFields } from '../enquiries/ingest/enquiry-body.ts'
import { pageOf, requestOrigin } from '../enquiries/ingest/request-origin.ts'
import { formPage } from '../enquiries/ingest/form-page.ts'
import { staticForm, type Reachable } from '../render/no-script-form.ts'
import { TEXTS } from '../../client/enquiry/forms/texts.ts'

/** Nothing to see there; the third address leads a reader to the Contact page. */
const WITHOUT_PAGE = [paths.enquiryApi, '/contact.php']
const ADDRESSES = [...WITHOUT_PAGE, '/contact']
const RETRY_S = 5

type Dependencies = Pick<Services, 'enquiries' | 'log' | 'metrics'> & {
  readonly config: Pick<Services['config'], 'publicUrl'>
  readonly renderer: Pick<Services['renderer'], 'renderPage' | 'styles'>
  readonly catalogue: { readonly current: AgencyData }
}

/** What is answered, before it is known whether as JSON or as a page. */
type Answer = {
  /** For the count: what became of the enquiry. */
  readonly result: Outcome['kind'] | 'refused' | 'repeated'
  readonly status: number
  readonly message: string
  readonly errors?: Readonly<Record<string, string>>
  /** The nearest time for a visit. */
  readonly nearest?: Visit | undefined
  /** With the address of the brochure that was asked for, or of the planned visit's calendar entry. */
  readonly stored?: { id: string; reference: string; brochure?: string; calendar?: string }
  /** Seconds. */
  readonly retryAfter?: number
}

/**
 * Takes enquiries in the three body types at the three addresses (docs/product.md, 'Sending'). Answers JSON, or
 * to a plain form a redirect to the confirmation or its page again. Reads the body itself: no body
 * parser may run before it.
 */
export function enquiryRoutes(dependencies: Dependencies): Router {
  const { enquiries, config, log, renderer, metrics, catalogue } = dependencies
  const router = Router()
  router.post(ADDRESSES, async (req, res) => {
    const sender = requestOrigin(req, config.publicUrl)
    let fields = new Map<string, string>()
    let answer: Answer
    try {
      if (sender === 'foreign')
        throw new HttpError(403, 'This form is sent from our own site only.')
      fields = await readFields(req)
      const page = pageOf(req, fields.get('page'), config.publicUrl)
      const doubtfulOrigin = sender === 'doubtful'
      const outcome = await enquiries.submit(fields, { address: req.ip, page, doubtfulOrigin })
      answer = answerTo(outcome, fields, catalogue.current)
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      const { status, message, errors } = error
      log.info({ status }, 'an enquiry was refused')
      answer = { result: 'refused', status, message, errors }
    }
    // What another site's page makes a browser send must not use up what its visitor may.
    if (['invalid', 'refused'].includes(answer.result) && sender !== 'foreign') {
      const retryAfter = await enquiries.countRejected({ address: req.ip })
      if (retryAfter > 0) answer = { result: 'limited', ...REFUSALS.limited, retryAfter }
    }
    metrics.enquiry(fields.get('source')?.trim() ?? '', answer.result)
    // The visitor has left; what was stored stays stored.
    if (res.destroyed) return

    res.set('Cache-Control', 'no-store')
    if (answer.retryAfter !== undefined) res.set('Retry-After', String(answer.retryAfter))
    if (answer.status === 408) res.set('Connection', 'close')
    if (prefersPage(req) && sender !== 'foreign') await answerPage(req, res, answer, fields)
    else answerJson(res, answer, catalogue.current.site)
  })

  // A browser without JavaScript shows an enquiry's address after an error, and visitors load it anew.
  router.all(WITHOUT_PAGE, (req, res) => {
    if (req.method === 'GET' && prefersPage(req)) res.redirect(303, paths.contact)
    else res.status(405).set('Allow', 'POST').json({ message: 'Method not allowed' })
  })

  const answerPage = async (
    req: Request,
    res: Response,
    answer: Answer,
    fields: ReadonlyMap<string, string>,
  ): Promise<void> => {
    if (answer.stored !== undefined) {
      const { reference, brochure, calendar } = answer.stored
      const project = fields.get('projectId') ?? ''
      const { visitOn: on, visitSlot: slot } = visitIn(fields)
      const asked = brochure ? { brochure: project } : calendar && { visit: project, on, slot }
      res.redirect(303, paths.enquirySent(reference, asked || {}))
      return
    }
    const { status, message, errors = {} } = answer
    const page = pageOf(req, fields.get('page'), config.publicUrl) ?? paths.contact
    const { url, source } = formPage(page, fields)
    const form = { source, values: typedValues(fields), errors, message }
    const answerStatic = (as: number) => {
      const [agency, { styles }] = [catalogue.current.site, renderer]
      const html = staticForm({ form, page: url, agency, styles })
      res.status(as).type('html').send(html)
    }
    const refuse = () => {
      res.set('Retry-After', String(RETRY_S))
      answerStatic(503)
    }
    // Who is over the limit gets no more pages rendered than who is not.
    if (status === 429) answerStatic(status)
    else await renderer.renderPage(req, res, { url, status, form, refuse })
  }
  return router
}

/** What is said of an enquiry that is not stored, besides what only its outcome knows. */
const REFUSALS = {
  invalid: { status: 422, message: 'Please correct the marked fields.' },
  conflict: {
    status: 409,
    message: 'Another enquiry was already sent under this submission id.',
  },
  limited: {
    status: 429,
    message: 'Too many enquiries came from your network. Please try again in a minute or call us.',
  },
  unavailable: {
    status: 503,
    message: 'Failed to submit enquiry. Please try again in a minute or call us.',
    retryAfter: RETRY_S,
  },
} as const

/** Who asks for a brochure gets it with the confirmation, who plans a visit its calendar entry. */
function answerTo(
  outcome: Outcome,
  fields: ReadonlyMap<string, string>,
  catalogue: AgencyData,
): Answer {
  if (outcome.kind !== 'stored') {
    const { kind, ...more } = outcome
    return { result: kind, ...REFUSALS[kind], ...more }
  }
  const { id, reference, fresh } = outcome
  const project = catalogue.project(fields.get('projectId') ?? '')
  const visit = visitIn(fields)
  const isVisit = project !== undefined && visit.visitOn !== ''
  const isBrochure = !isVisit && project !== undefined && fields.get('source') === 'brochure'
  return {
    result: fresh ? 'stored' : 'repeated',
    status: 201,
    message: isVisit ? `Your visit is planned: ${visitText(visit)}.` : TEXTS.sent,
    stored: {
      id,
      reference,
      ...(isVisit && { calendar: paths.visit(project.path, visit) }),
      ...(isBrochure && { brochure: paths.brochure(project.path) }),
    },
  }
}

const visitIn = (fields: ReadonlyMap<string, string>): Visit => ({
  visitOn: fields.get('visitOn')?.trim() ?? '',
  visitSlot: fields.get('visitSlot')?.trim() ?? '',
})

function answerJson(
  res: Response,
  { status, message, errors, nearest, stored }: Answer,
  { phone, whatsapp }: Reachable,
): void {
  const success = stored !== undefined
  const wrong = status === 422 ? { errors, nearest } : {}
  const instead = status === 429 || status === 503 ? { phone, whatsapp } : {}
  res.status(status).json({ success, message, ...wrong, ...instead, ...stored })
}

/** A browser without JavaScript asks for a page; a script asks for JSON or anything. */
function prefersPage(req: Request): boolean {
  const { accept = '*/*' } = req.headers
  return accept !== '*/*' && req.accepts(['json', 'html']) === 'html'
}

/** What the form shows again: all but the fields that no person fills in. */
function typedValues(fields: ReadonlyMap<string, string>): Record<string, string> {
  const own = new Set<string>([SPAM_FIELDS.trap, SPAM_FIELDS.elapsed, 'submissionId', 'page'])
  return Object.fromEntries([...fields].filter(([name]) => !own.has(name)))
}
