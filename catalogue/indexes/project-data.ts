import { mapLoaded, type Loaded } from '../../domain/value/loaded.ts'
import { presentText, titleCase } from '../../domain/text/text.ts'
import { withoutUndefined } from '../../domain/value/without-undefined.ts'
import type { DataFiles } from '../../schemas/generated/data.generated.ts'
import type { Amenity, Catalogue } from '../catalogue.ts'
import { valueAt } from '../json/pointer.ts'
import type { ProjectIndex } from './project-index.ts'
import { deepFreeze, type LoadedFiles, loadedFrom, textIndex } from './loaded.ts'

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

/** The files that say something of projects, one record each. */
type FileAboutProjects =
  | 'floorPlan'
  | 'paymentPlan'
  | 'projectAmenities'
  | 'projectSpecifications'
  | 'amenitiesImages'
  | 'locationData'
  | 'sitePlanData'

type RecordOf<N extends FileAboutProjects> = DataFiles[N] extends readonly (infer One)[]
  ? One
  : DataFiles[N] extends Readonly<Record<string, infer One>>
    ? One
    : never

/** What other files say about a project, by its id or custom id, whichever their editor used. */
export function indexProjectData(files: LoadedFiles, { project }: ProjectIndex): ProjectData {
  const byId = <N extends FileAboutProjects>(name: N) => {
    const find = loadedFrom(name, files[name] as object | undefined, (value) =>
      recordFinder<RecordOf<N>>(value, project),
    )
    return (id: string) => mapLoaded(find, (found) => found(id))
  }
  const wordsOf = amenityWords(files.amenityCatalogue)
  // In words when they are asked for, like most of what is loaded.
  const inWords =
    (keysOf: (id: string) => Loaded<readonly string[] | undefined>) =>
    (id: string): Loaded<readonly Amenity[] | undefined> =>
      mapLoaded(keysOf(id), (keys) => deepFreeze(keys?.map(wordsOf)))
  return {
    floorPlan: byId('floorPlan'),
    paymentPlans: byId('paymentPlan'),
    amenities: inWords(byId('projectAmenities')),
    specifications: inWords(byId('projectSpecifications')),
    amenityImages: byId('amenitiesImages'),
    sitePlan: byId('sitePlanData'),
    location: byId('locationData'),
    locationKeys: Object.keys(files.locationData ?? {}).filter((key) => !project(key)),
  }
}

/** Finds a file's record about a project, by any of the project's ids. */
export function recordFinder<One>(
  value: object,
  project: ProjectIndex['project'],
): (id: string) => One | undefined {
  const entries: readonly (readonly [string, One])[] = Array.isArray(value)
    ? (value as One[]).map((record) => [presentText(valueAt(record, ['id'])) ?? '', record])
    : (Object.entries(value) as [string, One][])
  const find = textIndex(entries)
  return (id) => {
    const known = project(id)
    const keys = [id, known?.id, known?.customId].filter((key) => key !== undefined)
    return keys.map((key) => find(key)).find((record) => record !== undefined)
  }
}

/** The words for amenity keys; a key the catalogue does not have is made readable instead. */
function amenityWords(catalogue: LoadedFiles['amenityCatalogue']): (key: string) => Amenity {
  const known = new Map(
    Object.entries(catalogue ?? {}).map(([key, { label, group }]) => [
      key,
      withoutUndefined<Amenity>({ key, label, group }),
    ]),
  )
  return (key) => {
    const words = known.get(key) ?? { key, label: titleCase(key.replaceAll('_', ' ')) }
    known.set(key, words)
    return words
  }
}
