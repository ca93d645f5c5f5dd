import { Router } from 'express'
import { projectFiles } from '../../catalogue/checks/records.ts'
import type { DataFileName } from '../../catalogue/data-files.ts'
import { memoizeByObject } from '../../domain/text/memoize.ts'
import { jsonResponse } from '../render/cached-response.ts'
import { markUnavailable } from '../middleware/error-handler.ts'
import type { Services } from '../process/services.ts'

const PUBLIC_FILES = [
  'trendingProjects',
  'leadingRealEstateDevelopers',
  ...projectFiles,
  'companyData',
  'topLocalities',
  'everythingContainer',
  'floorPlan',
  'paymentPlan',
  'projectAmenities',
  'projectSpecifications',
  'amenitiesImages',
  'locationData',
  'globalFaqs',
  'sitePlanData',
] as const satisfies readonly DataFileName[]

/** `GET /data/NAME.json`: the normalised data with a strong ETag, compressed once a catalogue. */
export function dataRoutes({ catalogue }: Pick<Services, 'catalogue'>): Router {
  const responseOf = memoizeByObject(({ json }: { json: string }) => jsonResponse(json))
  const router = Router()
  for (const name of PUBLIC_FILES) {
    router.get(`/data/${name}.json`, (req, res) => {
      const file = catalogue.current.served(name)
      if (!file.ok) {
        markUnavailable(res.status(503))
        res.json({ message: file.message })
        return
      }
      responseOf(file).send(req, res)
    })
  }
  router.use('/data', (_req, res) => {
    res.status(404).json({ message: 'There is no such data file.' })
  })
  return router
}
