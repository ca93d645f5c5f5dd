import { Router } from 'express'
import type { DataFileName } from '../../catalogue/catalogue.ts'
import { compressedBody, type CompressedBody } from '../files/compressed-body.ts'
import { markUnavailable } from '../middleware/unavailable.ts'
import type { Services } from '../services.ts'

/** The files published under /data/. */
export const PUBLIC_FILES = [
  'trendingProjects',
  'leadingRealEstateDevelopers',
  'residentialProjects',
  'commercialProjects',
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
  const bodies = new Map<DataFileName, { json: string; body: CompressedBody }>()

  function bodyOf(name: DataFileName, json: string): CompressedBody {
    const known = bodies.get(name)
    if (known?.json === json) return known.body
    const body = compressedBody(json)
    bodies.set(name, { json, body })
    return body
  }

  const router = Router()
  for (const name of PUBLIC_FILES) {
    router.get(`/data/${name}.json`, async (req, res) => {
      const file = catalogue.current.served(name)
      if (!file.ok) {
        markUnavailable(res.status(503))
        res.json({ message: file.message })
        return
      }
      res.type('json').set('cache-control', 'public, max-age=0, must-revalidate')
      await bodyOf(name, file.json).send(req, res)
    })
  }
  router.use('/data', (_req, res) => {
    res.status(404).json({ message: 'There is no such data file.' })
  })
  return router
}
