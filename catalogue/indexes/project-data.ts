import { mapLoaded, type Loaded } from '../../domain/value/loaded.ts'
import { presentText } from '../../domain/text/text.ts'
import { amenityWords } from './amenity-words.ts'
import type { Amenity, Catalogue } from '../catalogue.ts'
import type { DataFileName } from '../data-files.ts'
import type { LoadedFiles } from '../load/loaded-files.ts'
import { deepFreeze } from '../load/deep-freeze.ts'
import type { ProjectIndex } from './project-index.ts'
import { loadedFrom } from './loaded-from.ts'
import { recordIndex, textIndex } from './text-index.ts'

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
    indexed: (value: NonNullable<LoadedFiles[N]>) => (key: string) => T | undefined,
  ): ((id: string) => Loaded<T | undefined>) => {
    const index = loadedFrom(files, name, indexed)
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
      textIndex(plans.map((plan) => [presentText(plan.id) ?? '', plan] as const)),
    ),
    paymentPlans: byId('paymentPlan', recordIndex),
    amenities: inWords(byId('projectAmenities', recordIndex)),
    specifications: inWords(byId('projectSpecifications', recordIndex)),
    amenityImages: byId('amenitiesImages', recordIndex),
    sitePlan: byId('sitePlanData', recordIndex),
    location: byId('locationData', recordIndex),
    locationKeys: Object.keys(files.locationData ?? {}).filter((key) => !project(key)),
  }
}
