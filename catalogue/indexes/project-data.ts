import { mapLoaded, type Loaded } from '../../domain/value/loaded.ts'
import { presentText } from '../../domain/text/text.ts'
import { amenityWords } from './amenity-words.ts'
import type { Amenity, Catalogue } from '../catalogue.ts'
import type { DataFileName } from '../data-files.ts'
import type { LoadedFiles } from '../load/loaded-files.ts'
import { deepFreeze } from '../load/deep-freeze.ts'
import type { ProjectIndex } from './project-index.ts'
import { loadedFrom } from './loaded-from.ts'
import { textIndex } from './text-index.ts'

export type ProjectData = Pick<
  Catalogue,
  | 'floorPlan'
  | 'paymentPlans'
  | 'amenities'
  | 'specifications'
  | 'amenityImages'
  | 'sitePlan'
  | 'location'
  | 'locationKeys'
>

/** What other files say about a project, by its id or custom id, whichever their editor used. */
export function indexProjectData(files: LoadedFiles, { project }: ProjectIndex): ProjectData {
  const byId = <N extends DataFileName, T>(
    name: N,
    entries: (value: NonNullable<LoadedFiles[N]>) => Iterable<readonly [string, T]>,
  ): ((id: string) => Loaded<T | undefined>) => {
    const index = loadedFrom(files, name, (value) => textIndex(entries(value)))
    return (id) => {
      if (!index.ok) return index
      const { data: find } = index
      const known = project(id)
      const ids = [id, known?.id, known?.customId].filter((one) => one !== undefined)
      return { ok: true, data: ids.map(find).find((data) => data !== undefined) }
    }
  }
  const wordsOf = amenityWords(files.amenityCatalogue)
  // In words when they are asked for, like most of what is loaded.
  const inWords =
    (keysOf: (id: string) => Loaded<readonly string[] | undefined>) =>
    (id: string): Loaded<readonly Amenity[] | undefined> =>
      mapLoaded(keysOf(id), (keys) => deepFreeze(keys?.map(wordsOf)))
  return {
    floorPlan: byId('floorPlan', (plans) =>
      plans.map((plan) => [presentText(plan.id) ?? '', plan] as const),
    ),
    paymentPlans: byId('paymentPlan', Object.entries),
    amenities: inWords(byId('projectAmenities', Object.entries)),
    specifications: inWords(byId('projectSpecifications', Object.entries)),
    amenityImages: byId('amenitiesImages', Object.entries),
    sitePlan: byId('sitePlanData', Object.entries),
    location: byId('locationData', Object.entries),
    locationKeys: Object.keys(files.locationData ?? {}).filter((key) => !project(key)),
  }
}
