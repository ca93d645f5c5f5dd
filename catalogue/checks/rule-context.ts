import { locationKey, parseLocalities } from '../../domain/place/localities.ts'
import { memoize } from '../../domain/text/memoize.ts'
import { developerSlug } from '../../domain/text/slug.ts'
import { normalizeText, presentText } from '../../domain/text/text.ts'
import { dataFileNames, dataFiles, type DataFileName } from '../data-files.ts'
import { checkPictures } from '../pictures/picture-check.ts'
import { filesWithImages } from '../pictures/references.ts'
import { coverageOf } from './project-coverage.ts'
import { createProjectTable, idText } from './project-table.ts'
import type { DataFileRead } from './read-data.ts'
import {
  entriesOf,
  projectFiles,
  property,
  recordsIn,
  valuesAt,
  textsAt,
  type RecordAt,
} from './records.ts'
import { renamedProjects } from './renamed-projects.ts'
import { createSuggester } from './suggestions.ts'

/** What rules check: the records of the data and what refers to what. */
export type RuleContext = Awaited<ReturnType<typeof createContext>>

/** What is known before it is known which projects are called otherwise elsewhere. */
export type References = ReturnType<typeof referencesIn>

type Files = readonly DataFileName[]

/** The context of one run over data that was read. */
export const createContext = async (
  files: readonly DataFileRead[],
  imageFolder: string,
  now: Date,
) => {
  const references = referencesIn(files)
  return {
    ...references,
    /** Projects that several files know by an id which their own record no longer has. */
    renamed: renamedProjects(references),
    pictures: await checkPictures(references.records(...filesWithImages), imageFolder),
    /** Start of the run. */
    now,
  }
}

const referencesIn = (read: readonly DataFileRead[]) => {
  const files = new Map(read.map((file) => [file.name, file]))
  const entriesOfFile = memoize((name: DataFileName) => entriesOf(name, files.get(name)?.value))
  const recordsOfFile = memoize((name: DataFileName) => recordsIn(name, files.get(name)?.value))
  const entries = (...names: Files) => names.flatMap(entriesOfFile)
  const records = (...names: Files) => names.flatMap(recordsOfFile)
  const texts = (names: Files, ...paths: readonly string[]) =>
    records(...names).flatMap((record) => textsAt(record, ...paths))
  const projects = createProjectTable(records(...projectFiles))
  return {
    /** The entries at the top level of files: records, or lists of records by key. */
    entries,
    records,
    /** The values, and the texts, of files' records at some paths. */
    values: (names: Files, ...paths: readonly string[]) =>
      records(...names).flatMap((record) => valuesAt(record, ...paths)),
    texts,
    /** The prices, or the areas, of all records and their floors. */
    amounts: (kind: 'prices' | 'areas') =>
      dataFileNames.flatMap((name) => texts([name], ...(dataFiles[name][kind] ?? []))),
    /** False where one of the files is missing or could not be read as a whole: nothing can be compared with it. */
    isWhole: (...names: Files) => names.every((name) => files.get(name)?.isWhole),
    /** True for a file that is no JSON, of which some entries could be read all the same. */
    isBroken: (name: DataFileName) => files.get(name)?.source?.ok === false,
    projects,
    coverage: coverageOf(entries, projects),
    ...developersIn(records('leadingRealEstateDevelopers', 'companyData')),
    amenityKeys: new Set(entries('amenityCatalogue').map(({ segments: [key = ''] }) => key)),
    /** Slugs of the top localities and of the places that projects name. */
    localities: new Set([
      ...records('topLocalities').flatMap(({ value }) => idText(property(value, 'id')) ?? []),
      ...[...new Set(texts(projectFiles, 'localities').map(({ value }) => value))].flatMap((text) =>
        parseLocalities(text).map(locationKey),
      ),
    ]),
    suggest: createSuggester(),
  }
}

/** What a developer is known by: the slug, or the name itself where no letter of it is Latin. */
export const developerKey = (name: string): string => developerSlug(name) || normalizeText(name)

/** Developers, by all that they are known by. */
export const developersIn = (records: readonly RecordAt[]) => {
  const developers = new Map<string, string>()
  const addresses = new Map<string, string>()
  for (const { value } of records) {
    const name = presentText(property(value, 'name'))
    const id = idText(property(value, 'id'))
    for (const text of [id, name]) {
      const key = text === undefined ? '' : developerKey(text)
      if (key !== '' && !developers.has(key)) developers.set(key, name ?? key)
    }
    // A name without a Latin letter is filed under its id.
    if (name !== undefined && developerSlug(name) === '' && id !== undefined)
      addresses.set(developerKey(name), developerSlug(id))
  }
  return {
    /** By `developerKey` of their id or name, with the name; leading developers and companies. */
    developers,
    /** The slug of a developer's address; '' where neither its name nor its id makes one. */
    developerAddress: (name: string): string =>
      developerSlug(name) || (addresses.get(developerKey(name)) ?? ''),
  }
}

/** The developers that projects, floor plans and cards name. */
export const developersNamedIn = ({ texts }: RuleContext) =>
  texts([...projectFiles, 'floorPlan', 'trendingProjects'], 'developer', 'company')
