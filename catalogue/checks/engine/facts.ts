import { dataFileNames, dataFiles, type DataFileName } from '../../data-files.ts'
import { locationKey, parseLocalities } from '../../../domain/place/localities.ts'
import { presentText } from '../../../domain/text/text.ts'
import type { PictureCheck } from '../../pictures/picture-check.ts'
import { developerKey, developerSlug } from '../cached.ts'
import type { RecordAt } from '../records.ts'
import { property } from '../rule.ts'
import { cover, coverageBy } from './coverage.ts'
import { createProjectTable, idText, toKnownProject, type ProjectTable } from './projects.ts'

/**
 * What the rules need to know of other files: only ids and names, so that memory does not grow with
 * the files. Files are read in the order of `readingOrder`, so that what a rule compares with is
 * known before.
 */
export type Facts = Pick<PictureCheck, 'imageProblem' | 'hasImageProblems' | 'picturePaths'> & {
  readonly projects: ProjectTable
  /** Developers by `developerKey` of their id or name, with the name; leading developers and companies. */
  readonly developers: ReadonlyMap<string, string>
  /** The slug of a developer's address; '' where neither its name nor its id makes one. */
  readonly developerAddress: (name: string) => string
  /** Slugs of the leading developers alone. */
  readonly leading: ReadonlySet<string>
  readonly amenityKeys: ReadonlySet<string>
  /** Slugs of the top localities and of the places that projects name. */
  readonly localities: ReadonlySet<string>
  /** False for a file that is missing or cannot be read as a whole. */
  readonly isReadable: (file: DataFileName) => boolean
}

/** Files that others refer to come first, developers before their projects. */
export const readingOrder: readonly DataFileName[] = [
  'leadingRealEstateDevelopers',
  'companyData',
  ...dataFileNames.filter(
    (file) =>
      dataFiles[file].isReferredTo &&
      file !== 'leadingRealEstateDevelopers' &&
      file !== 'companyData',
  ),
  ...dataFileNames.filter((file) => !dataFiles[file].isReferredTo),
]

/** Facts that grow while files are read. */
export type FactsBuilder = {
  readonly facts: Facts
  /** Takes in a top-level entry of a file, before any rule looks at it. */
  readonly learn: (entry: RecordAt) => void
  /** Takes in a project record, likewise. */
  readonly learnProject: (record: RecordAt) => void
  readonly markReadable: (file: DataFileName) => void
}

/** No facts yet. */
export const createFacts = ({
  imageProblem,
  hasImageProblems,
  picturePaths,
}: PictureCheck): FactsBuilder => {
  const projects = createProjectTable()
  const developers = new Map<string, string>()
  const addresses = new Map<string, string>()
  const leading = new Set<string>()
  const amenityKeys = new Set<string>()
  const localities = new Set<string>()
  const readable = new Set<DataFileName>()
  const seenLocalities = new Set<string>()

  const learnDeveloper = ({ value }: RecordAt, slugs: Set<string> | undefined): void => {
    const name = presentText(property(value, 'name'))
    const id = idText(property(value, 'id'))
    for (const text of [id, name]) {
      const key = text === undefined ? '' : developerKey(text)
      if (key === '') continue
      if (!developers.has(key)) developers.set(key, name ?? key)
      slugs?.add(key)
    }
    // A name without a Latin letter stands under its id.
    if (name !== undefined && developerSlug(name) === '' && id !== undefined)
      addresses.set(developerKey(name), developerSlug(id))
  }

  const learnCoverage = ({ file, segments, value }: RecordAt): void => {
    const coverage = coverageBy(file, value)
    if (coverage === undefined || !coverage.said) return
    const id = dataFiles[file].shape === 'list' ? idText(property(value, 'id')) : segments[0]
    // A record whose id is broken still belongs to the project that it names.
    const name = id === undefined ? presentText(property(value, 'name')) : undefined
    const project = id === undefined ? projects.byName(name ?? '') : projects.byId(id)
    if (project !== undefined) cover(project, file, coverage)
  }

  return {
    facts: {
      projects,
      developers,
      developerAddress: (name) => developerSlug(name) || (addresses.get(developerKey(name)) ?? ''),
      leading,
      amenityKeys,
      localities,
      imageProblem,
      hasImageProblems,
      picturePaths,
      isReadable: (file) => readable.has(file),
    },
    markReadable: (file) => readable.add(file),
    learn: (entry) => {
      const [key = ''] = entry.segments
      if (entry.file === 'leadingRealEstateDevelopers') learnDeveloper(entry, leading)
      else if (entry.file === 'companyData') learnDeveloper(entry, undefined)
      else if (entry.file === 'amenityCatalogue') amenityKeys.add(key)
      else if (entry.file === 'topLocalities') {
        const id = idText(property(entry.value, 'id'))
        if (id !== undefined) localities.add(id)
      } else learnCoverage(entry)
    },
    learnProject: ({ file, segments, value }) => {
      projects.add(toKnownProject(file, segments, value))
      const text = property(value, 'localities')
      if (typeof text !== 'string' || seenLocalities.has(text)) return
      seenLocalities.add(text)
      for (const place of parseLocalities(text)) localities.add(locationKey(place))
    },
  }
}
