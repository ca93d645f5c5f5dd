import express from 'express'
import { pino } from 'pino'
import { openEnquiries, type EnquiriesOptions } from '../../../server/enquiries/enquiries.ts'
import { databaseAddress } from '../../../server/config/parsers.ts'
import { createMetrics } from '../../../server/metrics/metrics.ts'
import type { PageRequest } from '../../../server/render/render.tsx'
import { enquiryRoutes } from '../../../server/routes/enquiries.ts'
import { indexTeam } from '../../../catalogue/indexes/team.ts'
import type { LoadedFiles } from '../../../catalogue/indexes/loaded-files.ts'
import type { ProjectIndex } from '../../../catalogue/indexes/project-index.ts'
import { createCities } from '../../../domain/place/cities.ts'
import type { Adviser } from '../../../schemas/generated/data.generated.ts'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { DEFAULT_BRAND } from '../../../domain/brand/palette.ts'
import { paths } from '../../../domain/seo/paths.ts'

export { until } from '../programs/until.ts'
export { storedIn } from './stored-enquiries.ts'

export type EnquiryService = Awaited<ReturnType<typeof openService>>

export const PUBLIC_URL = 'https://www.example.com'

type Site = Catalogue['site']

/** As much of the data as enquiries need. */
export const catalogueWith = (
  site: { [Fact in keyof Site]?: Site[Fact] | undefined } = {},
  team: readonly Adviser[] = [],
) => {
  const project = (id: string) =>
    id === 'the-aravalli-summit'
      ? { id, path: paths.project('aravalli-crest', id), name: 'The Aravalli Summit' }
      : undefined
  const known = {
    name: 'Peak Force',
    brand: DEFAULT_BRAND,
    email: 'office@example.com',
    phone: '+91 00000 00000',
  }
  const projects = { cities: createCities([]), project, find: () => undefined }
  return {
    current: {
      site: { ...known, whatsapp: '910000000000', ...site },
      project,
      ...indexTeam({ team } as LoadedFiles, projects as unknown as ProjectIndex),
    } as Catalogue,
  }
}

const CATALOGUE = catalogueWith()

/**
 * Opens the enquiry service as the server has it, with its routes.
 * @returns also every log line so far, as JSON text, and the pages that were asked to be shown again
 */
export async function openService(databaseUrl: string, options: Partial<EnquiriesOptions> = {}) {
  const { enquiryRateLimit = 1_000_000 } = options
  const log: string[] = []
  const logger = pino({ level: 'debug' }, { write: (line: string) => void log.push(line) })
  const enquiries = openEnquiries({
    database: databaseAddress(databaseUrl),
    log: logger,
    catalogue: CATALOGUE,
    publicUrl: PUBLIC_URL,
    ...options,
  })
  const pages: PageRequest[] = []
  const app = express()
  app.set('trust proxy', 1)
  app.use(
    enquiryRoutes({
      enquiries,
      config: { publicUrl: PUBLIC_URL, enquiryRateLimit },
      log: logger,
      metrics: createMetrics(),
      catalogue: CATALOGUE,
      images: { find: () => undefined },
      renderer: {
        styles: () => [],
        renderPage: async (_req, res, page) => {
          pages.push(page)
          res
            .status(page.status ?? 200)
            .type('html')
            .send('<!doctype html><title>The form again</title>')
        },
      },
    }),
  )
  return { app, enquiries, log, pages }
}
