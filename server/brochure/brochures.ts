import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ProjectView } from '../../client/pages/project/project-view.ts'
import { dayInIndia } from '../../domain/text/dates.ts'
import { catalogueSource } from '../loaders/catalogue-source.ts'
import { allFloors } from '../loaders/project.ts'
import { newestFile } from '../files/newest-file.ts'
import type { Services } from '../services.ts'
import type { Brochure, BrochureFile, Brochures } from './content/brochure.ts'
import { brochureOf } from './content/contents.ts'
import { createBrochureWorker } from './worker/brochure-worker.ts'

/** What cached brochures take in memory at most, in each process. */
const MAX_CACHE_BYTES = 32 * 1024 * 1024
/** How many may wait for the one thread: at about a second each nobody waits for more. */
const MAX_WAITING = 24

/** Brochures as PDFs, made when somebody asks and cached until the data changes. */
export function createBrochures(
  services: Pick<Services, 'catalogue' | 'images' | 'config'>,
  maxWaiting = MAX_WAITING,
): Brochures {
  const worker = createBrochureWorker()
  const cache = new LRUCache<string, BrochureFile>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
  })
  let inFlight = new Map<string, Promise<BrochureFile>>()
  let last: Promise<unknown> = Promise.resolve()

  async function layOutNext(brochure: Brochure): Promise<BrochureFile> {
    const bytes = await worker.layOut({ brochure, imagesDir: services.config.imagesDir })
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
    return { bytes, etag: `"${hash}"` }
  }

  /** After all that were asked for before. */
  function queue(brochure: Brochure): Promise<BrochureFile> {
    const made = last.then(() => layOutNext(brochure))
    last = made.catch(() => undefined)
    return made
  }

  return {
    cached: ({ path }) => cache.get(path),
    async make(project) {
      const { path } = project
      const others = inFlight.get(path)
      if (others) return others
      if (inFlight.size > maxWaiting) return 'busy'
      const mine = inFlight
      const making = brochureContents(services, project).then(queue)
      mine.set(path, making)
      try {
        const made = await making
        // Of data that was replaced meanwhile: who waited for it gets it, nobody after them.
        if (mine === inFlight) cache.set(path, made)
        return made
      } finally {
        mine.delete(path)
      }
    },
    forget() {
      inFlight = new Map()
      cache.clear()
    },
    close: () => worker.close(),
  }
}

/** What the brochure of a project says, from the data that is served. */
export async function brochureContents(
  services: Pick<Services, 'catalogue' | 'images' | 'config'>,
  project: ProjectView,
): Promise<Brochure> {
  const catalogue = services.catalogue.current
  const shell = await catalogueSource(services).load('shell', {}, new URLSearchParams())
  if (shell.kind !== 'page') throw new Error('the frame of the pages has no data')
  const record = catalogue.project(project.id)
  const plan = catalogue.floorPlan(project.id)
  const parts = { ...services, catalogue }
  return brochureOf({
    project,
    floors: record && plan.ok && plan.data ? allFloors(parts, record, plan.data) : [],
    amenityPicturesFailed: !catalogue.amenityImages(project.id).ok,
    shell: shell.page,
    standIn: services.images.view(undefined),
    day: dayInIndia(newestFile(services.config.dataDir, /\.json$/) ?? new Date()),
  })
}
