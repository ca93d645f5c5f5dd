import { parsePrice, type Price } from '../../domain/price/price.ts'
import { mapLoaded, type Loaded } from '../../domain/value/loaded.ts'
import { memoize } from '../../domain/text/memoize.ts'
import { presentText, titleCase } from '../../domain/text/text.ts'
import type {
  AmenityImage,
  FloorPlan,
  LocationRecord,
  PaymentPlan,
  SitePlan,
} from '../../schemas/generated/data.generated.ts'
import { projectFiles } from '../checks/records.ts'
import type { DataFileName } from '../data-files.ts'
import { valueAt } from '../json/pointer.ts'
import type { ProjectIndex } from './project-index.ts'
import { deepFreeze, type LoadedFiles, loadedFrom, projectId, textIndex } from './loaded-files.ts'

type FindProject = Pick<ProjectIndex, 'project'>

/** What other files say about a project, by its id or custom id, whichever their editor used. */
export function indexProjectData(files: LoadedFiles, { project }: FindProject) {
  const byId = <One>(name: DataFileName) => {
    const find = loadedFrom(files, name, (value) => recordFinder<One>(value, project))
    return (id: string) => mapLoaded(find, (found) => found(id))
  }
  const wordsOf = amenityWords(files.amenityCatalogue)
  // In words when they are asked for, like most of what is loaded.
  const inWords = (keysOf: (id: string) => Loaded<readonly string[] | undefined>) => (id: string) =>
    mapLoaded(keysOf(id), (keys) => deepFreeze(keys?.map(wordsOf)))
  return {
    floorPlan: byId<FloorPlan>('floorPlan'),
    paymentPlans: byId<readonly PaymentPlan[]>('paymentPlan'),
    amenities: inWords(byId('projectAmenities')),
    specifications: inWords(byId('projectSpecifications')),
    amenityImages: byId<readonly AmenityImage[]>('amenitiesImages'),
    sitePlan: byId<SitePlan>('sitePlanData'),
    location: byId<LocationRecord>('locationData'),
    /** Keys of the location data that are no project's. */
    locationKeys: Object.keys(files.locationData ?? {}).filter((key) => !project(key)),
  }
}

/**
 * Prices with all the digits their editors gave. What is shown is rounded to two decimals of a lakh
 * or crore; a sum that is calculated with is not.
 * @param written the files as their editors wrote them
 */
export function indexWrittenPrices(written: LoadedFiles, { project }: FindProject) {
  const records = projectFiles.flatMap((file) => Object.values(written[file] ?? {}).flat())
  const priceText = textIndex(
    records.map((record) => [
      projectId(record),
      presentText(record.price) ?? presentText(record.starting_price),
    ]),
  )
  const planOf = recordFinder<FloorPlan>(written.floorPlan ?? [], project)
  const read = (text = ''): Price | undefined => parsePrice(text)
  return {
    /** A project's own price with all its digits, where a shown one is rounded. */
    exactPrice: (id: string) => read(priceText(project(id)?.id ?? id)),
    /** The same of each entry of its floor list, in its order. */
    exactFloorPrices: (id: string) =>
      (planOf(id)?.floors ?? []).map(({ baseSellingPrice }) => read(baseSellingPrice)),
  }
}

/** Finds a file's record about a project, by any of the project's ids. */
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

/** The words for amenity keys; a key the catalogue does not have is made readable instead. */
const amenityWords = (catalogue: LoadedFiles['amenityCatalogue']) =>
  memoize((key: string) => {
    const known = catalogue && Object.hasOwn(catalogue, key) ? catalogue[key] : undefined
    return { key, label: titleCase(key.replaceAll('_', ' ')), ...known }
  })
