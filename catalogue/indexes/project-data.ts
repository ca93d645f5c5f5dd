import { mapLoaded, type Loaded } from '../../domain/value/loaded.ts'
import type { FloorPlan } from '../../schemas/generated/data.generated.ts'
import { amenityWords } from './amenity-words.ts'
import type { Amenity, Catalogue } from '../catalogue.ts'
import { canonicalise } from '../load/canonicalise.ts'
import type { KeptFiles } from '../load/loaded-files.ts'
import { deepFreeze } from '../load/deep-freeze.ts'
import type { ProjectIndex } from './project-index.ts'
import { loadedFrom } from './loaded-from.ts'
import type { RecordOf, StoredFile } from '../stored/stored-file.ts'
import type { StoredFileName } from '../stored/stored-names.ts'

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
export function indexProjectData(files: KeptFiles, { project }: ProjectIndex): ProjectData {
  const byId = <N extends StoredFileName>(name: N) => {
    const file = loadedFrom(name, files[name] as StoredFile<N> | undefined, (value) => value)
    return (id: string): Loaded<RecordOf<N> | undefined> => {
      if (!file.ok) return file
      const known = project(id)
      return { ok: true, data: file.data.find(id, known?.id, known?.customId) }
    }
  }
  const writtenPlan = byId('floorPlan')
  const wordsOf = amenityWords(files.amenityCatalogue)
  // In words when they are asked for, like most of what is loaded.
  const inWords =
    (keysOf: (id: string) => Loaded<readonly string[] | undefined>) =>
    (id: string): Loaded<readonly Amenity[] | undefined> =>
      mapLoaded(keysOf(id), (keys) => deepFreeze(keys?.map(wordsOf)))
  return {
    floorPlan: (id) => mapLoaded(writtenPlan(id), canonicalPlan),
    paymentPlans: byId('paymentPlan'),
    amenities: inWords(byId('projectAmenities')),
    specifications: inWords(byId('projectSpecifications')),
    amenityImages: byId('amenitiesImages'),
    sitePlan: byId('sitePlanData'),
    location: byId('locationData'),
    locationKeys: asObjectKeys((files.locationData?.keys() ?? []).filter((key) => !project(key))),
  }
}

const canonicalPlan = (plan: FloorPlan | undefined): FloorPlan | undefined =>
  plan && deepFreeze((canonicalise('floorPlan', [plan]).value as readonly FloorPlan[])[0])

/** In the order in which an object of them has its keys. */
const asObjectKeys = (keys: readonly string[]): string[] =>
  Object.keys(Object.fromEntries(keys.map((key) => [key, true])))
