import { Router, type Request, type Response } from 'express'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { SPAM_FIELDS } from '../../domain/enquiry/enquiry-fields.ts'
import { paths } from '../../domain/seo/paths.ts'
import { visitText, type Visit } from '../../domain/enquiry/site-visit.ts'
import type { SubmitResult } from '../enquiries/enquiries.ts'
import type { Services } from '../process/services.ts'
import { HttpError, readFields } from '../enquiries/ingest/enquiry-body.ts'
import type { PostedFields } from '../enquiries/ingest/read-enquiry.ts'
import { pageOf, requestOrigin } from '../enquiries/ingest/request-origin.ts'
import { enquiryLimits, marksOf } from '../enquiries/ingest/rate-limit.ts'
import { formPage } from '../enquiries/ingest/form-error-page.ts'
import { adviserView } from '../pages/views/adviser-view.ts'
import { staticForm } from '../render/static-form.tsx'
import type { EnquiryReceipt } from '../../client/enquiry/sending/send-enquiry.ts'
import { TEXTS } from '../../client/enquiry/forms/enquiry-texts.ts'

/** Addresses without a page of their own; a reader of the last is sent to the Contact page. */
const WITHOUT_PAGE = [paths.enquiryApi, '/contact.php']
const ADDRESSES = [...WITHOUT_PAGE, '/contact']
const RETRY_S = 5

type Dependencies = Pick<Services, 'enquiries' | 'log' | 'metrics'> & {
  readonly config: Pick<Services['config'], 'publicUrl' | 'enquiryRateLimit'>
  readonly renderer: Pick<Services['renderer'], 'renderPage' | 'styles'>
  readonly catalogue: {
    readonly current: Pick<Catalogue, 'site' | 'project' | 'adviser' | 'advisersOfEnquiry'>
  }
  readonly images: Pick<Services['images'], 'find'>
}

type Reply = {
  /** What became of the enquiry, for the metrics. */
  readonly result: SubmitResult['kind'] | 'refused' | 'repeated'
  readonly status: number
  readonly message: string
  readonly errors?: Readonly<Record<string, string>>
  /** The nearest time for a visit. */
  readonly nearest?: Visit | undefined
  /**
   * The stored enquiry, with the address of the brochure or calendar entry that was asked for, and
   * the adviser where one alone answers.
   */
  readonly stored?: EnquiryReceipt & { id: string; reference: string }
  /** The same adviser's id. */
  readonly adviser?: string | undefined
  /** Seconds until the client may try again. */
  readonly retryAfter?: number
}

/**
 * Takes enquiries in three body types at three addresses (docs/product.md, 'Sending'). Answers
 * JSON, or a plain form with a redirect to the confirmation or to its page. The body is read here,
 * so no body parser may run before.
 */
export function enquiryRoutes(dependencies: Dependencies): Router {
  const { enquiries, config, log, renderer, metrics, catalogue } = dependencies
  const router = Router()
  const origin = (req: Request) => requestOrigin(req, config.publicUrl)
  // Posts from other sites' pages must not use up a visitor's own limit.
  const limits = enquiryLimits(config.enquiryRateLimit, (req) => origin(req) === 'foreign')
  router.post(ADDRESSES, ...limits, async (req, res) => {
    const sender = origin(req)
    const marks = marksOf(res)
    const { retryAfter, isCrowded } = marks
    let fields: PostedFields = new Map()
    let reply: Reply
    try {
      if (sender === 'foreign')
        throw new HttpError(403, 'This form is sent from our own site only.')
      fields = await readFields(req, res)
      const page = pageOf(req, fields.get('page'), config.publicUrl)
      const doubtfulOrigin = sender === 'doubtful'
      const untracked = req.get('dnt') === '1' || req.get('sec-gpc') === '1'
      const client = { page, doubtfulOrigin, untracked, isCrowded, retryAfter }
      const result = await enquiries.submit(fields, client)
      reply = replyTo(result, fields, page, dependencies)
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      const { status, message, errors } = error
      fields = error.fields
      log.info({ status }, 'an enquiry was refused')
      reply =
        retryAfter === undefined
          ? { result: 'refused', status, message, errors }
          : { result: 'limited', ...REFUSALS.limited, retryAfter }
    }
    marks.result = reply.result
    metrics.enquiry(fields.get('source') ?? '', reply.result)
    // The visitor has left; a stored enquiry stays stored.
    if (res.destroyed) return

    res.set('Cache-Control', 'no-store')
    if (reply.retryAfter !== undefined) res.set('Retry-After', String(reply.retryAfter))
    if (prefersPage(req) && sender !== 'foreign') await sendPage(req, res, reply, fields)
    else sendJson(res, reply, catalogue.current.site, isCrowded)
  })

  // A browser without JavaScript shows an enquiry's address after an error, and visitors load it anew.
  router.all(WITHOUT_PAGE, (req, res) => {
    if (req.method === 'GET' && prefersPage(req)) res.redirect(303, paths.contact)
    else res.status(405).set('Allow', 'POST').json({ message: 'Method not allowed' })
  })

  const sendPage = async (
    req: Request,
    res: Response,
    reply: Reply,
    fields: PostedFields,
  ): Promise<void> => {
    if (reply.stored !== undefined) {
      const { reference, brochure, calendar } = reply.stored
      const project = fields.get('projectId') ?? ''
      const { visitOn: on, visitSlot: slot } = visitIn(fields)
      const confirmationQuery = brochure
        ? { brochure: project }
        : { ...(calendar && { visit: project, on, slot }) }
      const { adviser } = reply
      res.redirect(
        303,
        paths.enquirySent(reference, { ...confirmationQuery, ...(adviser && { adviser }) }),
      )
      return
    }
    const { status, message, errors = {} } = reply
    const page = pageOf(req, fields.get('page'), config.publicUrl) ?? paths.contact
    const { url, source } = formPage(page, fields)
    // A form that cannot be read cannot be shown again with its text.
    const back = status !== 422 && fields.size === 0 ? TYPED_BEFORE : ''
    const form = { source, values: typedValues(fields), errors, message: message + back }
    const sendStatic = (as: number) => {
      const html = staticForm(form, url, catalogue.current.site, renderer.styles())
      res.status(as).type('html').send(html)
    }
    const refuse = () => {
      res.set('Retry-After', String(RETRY_S))
      sendStatic(503)
    }
    // A visitor over the limit must not cause more rendering than others.
    if (status === 429) sendStatic(status)
    else await renderer.renderPage(req, res, { url, status, form, refuse })
  }
  return router
}

/** The words for an enquiry that is not stored, apart from those that depend on its result. */
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

const TYPED_BEFORE = ' Your browser’s Back button leads to what you typed.'

/**
 * The confirmation offers the brochure or the calendar entry that was asked for, and names the
 * adviser where one alone answers.
 */
function replyTo(
  result: SubmitResult,
  fields: PostedFields,
  page: string | undefined,
  { catalogue: { current: catalogue }, images }: Pick<Dependencies, 'catalogue' | 'images'>,
): Reply {
  if (result.kind !== 'stored') {
    const { kind, ...more } = result
    return { result: kind, ...REFUSALS[kind], ...more }
  }
  const { id, reference, fresh } = result
  const project = catalogue.project(fields.get('projectId') ?? '')
  const visit = visitIn(fields)
  const isVisit = project !== undefined && visit.visitOn !== ''
  const isBrochure = !isVisit && project !== undefined && fields.get('source') === 'brochure'
  const advisers = catalogue.advisersOfEnquiry(
    { ...Object.fromEntries(fields), page: page?.replace(/\?.*$/, '') },
    new Date(),
  )
  const adviser = adviserView({ images }, advisers)
  return {
    result: fresh ? 'stored' : 'repeated',
    status: 201,
    ...(adviser && { adviser: advisers[0]?.id }),
    message: isVisit ? `Your visit is planned: ${visitText(visit)}.` : TEXTS.sent,
    stored: {
      id,
      reference,
      ...(isVisit && { calendar: paths.visit(project.path, visit) }),
      ...(isBrochure && { brochure: paths.brochure(project.path) }),
      ...(adviser && { adviser }),
    },
  }
}

const visitIn = (fields: PostedFields): Visit => ({
  visitOn: fields.get('visitOn') ?? '',
  visitSlot: fields.get('visitSlot') ?? '',
})

function sendJson(
  res: Response,
  { status, message, errors, nearest, stored }: Reply,
  { phone, whatsapp }: Catalogue['site'],
  isCrowded = false,
): void {
  const success = stored !== undefined
  const wrong = status === 422 ? { errors, nearest } : {}
  const instead = isCrowded || status === 429 || status === 503 ? { phone, whatsapp } : {}
  res.status(status).json({ success, message, ...wrong, ...instead, ...stored })
}

/**
 * Whether a client prefers a page: a browser without JavaScript does, a script asks for JSON or
 * anything.
 */
function prefersPage(req: Request): boolean {
  const { accept = '*/*' } = req.headers
  return accept !== '*/*' && req.accepts(['json', 'html']) === 'html'
}

/** The values that the form shows again, without the fields that no person fills in. */
function typedValues(fields: PostedFields): Record<string, string> {
  const own = new Set<string>([SPAM_FIELDS.trap, SPAM_FIELDS.elapsed, 'submissionId', 'page'])
  return Object.fromEntries([...fields].filter(([name]) => !own.has(name)))
}
