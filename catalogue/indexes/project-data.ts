import { mapLoaded, type Loaded } from '../../domain/value/loaded.ts'
import { memoize } from '../../domain/text/memoize.ts'
import { presentText, titleCase } from '../../domain/text/text.ts'
import type {
  AmenityImage,
  ConstructionUpdate,
  FloorPlan,
  LocationRecord,
  PaymentPlan,
  SitePlan,
} from '../../schemas/generated/data.generated.ts'
import type { DataFileName } from '../data-files.ts'
import { valueAt } from '../json/pointer.ts'
import type { ProjectIndex } from './project-index.ts'
import { type LoadedFiles, loadedFrom, textIndex } from './loaded-files.ts'

/** What other files say about a project, by its id or custom id, whichever their editor used. */
export function indexProjectData(files: LoadedFiles, { project }: ProjectIndex) {
  const byId = <One>(name: DataFileName) => {
    const find = loadedFrom(files, name, (value) => recordFinder<One>(value, project))
    return (id: string) => mapLoaded(find, (found) => found(id))
  }
  const wordsOf = amenityWords(files.amenityCatalogue)
  const inWords = (keysOf: (id: string) => Loaded<readonly string[] | undefined>) => (id: string) =>
    mapLoaded(keysOf(id), (keys) => keys?.map(wordsOf))
  return {
    floorPlan: byId<FloorPlan>('floorPlan'),
    paymentPlans: byId<readonly PaymentPlan[]>('paymentPlan'),
    amenities: inWords(byId('projectAmenities')),
    specifications: inWords(byId('projectSpecifications')),
    amenityImages: byId<readonly AmenityImage[]>('amenitiesImages'),
    constructionUpdates: byId<readonly ConstructionUpdate[]>('constructionUpdates'),
    sitePlan: byId<SitePlan>('sitePlanData'),
    location: byId<LocationRecord>('locationData'),
    /** The keys of the location data that belong to no project. */
    locationKeys: Object.keys(files.locationData ?? {}).filter((key) => !project(key)),
  }
}

function recordFinder<One>(
  value: object,
  project: ProjectIndex['project'],
): (id: string) => One | undefined {
  const entries: readonly (readonly [string, One])[] = Array.isArray(value)
    ? (value as One[]).map((record) => [presentText(valueAt(record, ['id'])) ?? '', record])
    : (Object.entries(value) as [string, One][])
  const find = textIndex(entries)
  return (id) => {
    const { id: own = id, customId = id } = project(id) ?? {}
    return find(id) ?? find(own) ?? find(customId)
  }
}

/** The words for amenity keys; a key without an entry in the amenity catalogue is made readable. */
const amenityWords = (catalogue: LoadedFiles['amenityCatalogue']) =>
  memoize((key: string) => {
    const amenity = catalogue && Object.hasOwn(catalogue, key) ? catalogue[key] : undefined
    return { key, label: titleCase(key.replaceAll('_', ' ')), ...amenity }
  })
