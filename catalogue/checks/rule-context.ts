import { locationKey, parseLocalities } from '../../domain/place/localities.ts'
import { developerSlug } from '../../domain/text/slug.ts'
import { normalizeText, presentText } from '../../domain/text/text.ts'
import type { DataFileName } from '../data-files.ts'
import type { ReadJson } from '../json/read.ts'
import { checkPictures, type PictureMemory } from '../pictures/picture-check.ts'
import { filesWithImages } from '../pictures/references.ts'
import { coverageOf } from './project-coverage.ts'
import { renamedProjects } from './renamed-projects.ts'
import { createProjectTable, idText } from './project-table.ts'
import {
  entriesOf,
  projectFiles,
  property,
  recordsIn,
  textsAt,
  type RecordAt,
  type TextAt,
} from './records.ts'
import { createSuggester } from './suggestions.ts'

/** What rules check: the records of the data and what refers to what. */
export type RuleContext = Awaited<ReturnType<typeof createContext>>

/** A file that was read, as far as the rules use it. */
type FileRead = {
  readonly name: DataFileName
  readonly value: unknown
  readonly isWhole: boolean
  readonly source: ReadJson | undefined
}

/**
 * The context of one run over data that was read.
 * @param memory what is known of pictures from the last run
 */
export const createContext = async (
  files: readonly FileRead[],
  imageFolder: string,
  memory: PictureMemory,
  now: Date,
) => {
  const entries = new Map(files.map(({ name, value }) => [name, entriesOf(name, value)]))
  const records = new Map([...entries].map(([name, inFile]) => [name, recordsIn(name, inFile)]))
  const whole = new Set(files.filter(({ isWhole }) => isWhole).map(({ name }) => name))
  const broken = new Set(files.filter(({ source }) => source?.ok === false).map(({ name }) => name))
  const entriesIn = (...names: readonly DataFileName[]) =>
    names.flatMap((name) => entries.get(name) ?? [])
  const recordsOf = (...names: readonly DataFileName[]) =>
    names.flatMap((name) => records.get(name) ?? [])
  const projects = createProjectTable(recordsOf(...projectFiles))
  const context = {
    /** The entries at the top level of files: records, or lists of records by key. */
    entries: entriesIn,
    records: recordsOf,
    /** The texts of files' records at some paths. */
    texts: (names: readonly DataFileName[], ...paths: readonly string[]) =>
      recordsOf(...names).flatMap((record) => textsAt(record, ...paths)),
    /** False where one of the files is missing or could not be read as a whole: nothing can be compared with it. */
    isWhole: (...names: readonly DataFileName[]) => names.every((name) => whole.has(name)),
    /** True for a file that is no JSON, of which some entries could be read all the same. */
    isBroken: (name: DataFileName) => broken.has(name),
    projects,
    coverage: coverageOf(entriesIn, projects),
    ...developersIn(recordsOf('leadingRealEstateDevelopers'), recordsOf('companyData')),
    amenityKeys: new Set(recordsOf('amenityCatalogue').map(({ segments: [key = ''] }) => key)),
    /** Slugs of the top localities and of the places that projects name. */
    localities: localitiesIn(recordsOf('topLocalities'), recordsOf(...projectFiles)),
    pictures: await checkPictures(recordsOf(...filesWithImages), imageFolder, memory),
    suggest: createSuggester(),
    /** Start of the run. */
    now,
  }
  return {
    ...context,
    /** Projects that several files know by an id which their own record no longer has. */
    renamed: renamedProjects(context),
  }
}

const localitiesIn = (
  listed: readonly RecordAt[],
  projects: readonly RecordAt[],
): ReadonlySet<string> => {
  const ids = listed.flatMap(({ value }) => idText(property(value, 'id')) ?? [])
  const texts = new Set(
    projects.flatMap((record) => textsAt(record, 'localities')).map(({ text }) => text),
  )
  return new Set([...ids, ...[...texts].flatMap((text) => parseLocalities(text).map(locationKey))])
}

/** What a developer is known by: the slug, or the name itself where no letter of it is Latin. */
export const developerKey = (name: string): string => developerSlug(name) || normalizeText(name)

/** The developers of both lists, by all that they are known by. */
export const developersIn = (listed: readonly RecordAt[], companies: readonly RecordAt[]) => {
  const developers = new Map<string, string>()
  const addresses = new Map<string, string>()
  const leading = new Set<string>()
  for (const { file, value } of [...listed, ...companies]) {
    const name = presentText(property(value, 'name'))
    const id = idText(property(value, 'id'))
    for (const text of [id, name]) {
      const key = text === undefined ? '' : developerKey(text)
      if (key === '') continue
      if (!developers.has(key)) developers.set(key, name ?? key)
      if (file === 'leadingRealEstateDevelopers') leading.add(key)
    }
    // A name without a Latin letter is filed under its id.
    if (name !== undefined && developerSlug(name) === '' && id !== undefined)
      addresses.set(developerKey(name), developerSlug(id))
  }
  return {
    /** By `developerKey` of their id or name, with the name; leading developers and companies. */
    developers,
    /** Keys of the leading developers alone. */
    leading,
    /** The slug of a developer's address; '' where neither its name nor its id makes one. */
    developerAddress: (name: string): string =>
      developerSlug(name) || (addresses.get(developerKey(name)) ?? ''),
  }
}

/** The developers that projects, floor plans and cards name. */
export const developersNamedIn = (data: RuleContext): TextAt[] =>
  data.texts([...projectFiles, 'floorPlan', 'trendingProjects'], 'developer', 'company')
