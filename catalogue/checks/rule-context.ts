import { parseLocalities } from '../../domain/place/localities.ts'
import { memoize, memoizeByObject, once } from '../../domain/text/memoize.ts'
import { toSlug } from '../../domain/text/slug.ts'
import { normalizeText, presentText } from '../../domain/text/text.ts'
import { dataFiles, type DataFileName } from '../data-files.ts'
import { CAPTIONS, checkFilmFiles, FILM } from '../pictures/film-check.ts'
import { noFiles } from '../pictures/named-files.ts'
import { checkPapers } from '../pictures/paper-check.ts'
import { checkPictures } from '../pictures/picture-check.ts'
import { filesWithImages } from '../pictures/picture-references.ts'
import { pagePaths, placeKeys } from '../page-paths.ts'
import { coverageOf } from './project-coverage.ts'
import { createProjectTable, idText } from './project-id-table.ts'
import { toPointer } from '../json/pointer.ts'
import { developerSlugs } from '../load/developer-slugs.ts'
import type { Report, RuleFacts } from './finding.ts'
import { brokenRecords, type DataFileRead } from './read-data-files.ts'
import {
  entriesOf,
  projectFiles,
  property,
  recordsIn,
  textIn,
  textsAt,
  type RecordAt,
  type ValidRecord,
} from './records.ts'
import { renamedProjects } from './renamed-projects.ts'
import { citiesIn } from './site-parts.ts'
import { createSuggester } from './suggestions.ts'

export type RuleContext = ReturnType<typeof contextOf>

/**
 * Something that can be wrong with the data. The files of `rules/`, one for each subject, hold all
 * rules; `npm run generate` lists them.
 */
export type Rule = RuleFacts & {
  /** Looks for breaks of the rule; absent where reading the file itself reports them. */
  check?(data: RuleContext, report: Report): void
  /**
   * Looks for what is wrong with a record by itself. Each valid record is checked once: when data
   * is checked again after a small change, the findings of other records are kept.
   */
  checkRecord?(record: ValidRecord<DataFileName>, report: Report): void
}

type Files = readonly DataFileName[]

export type MediaFolders = {
  readonly sourceImageFolder: string
  readonly filmFolder: string
  /** The data folder, in which `documents` lies. */
  readonly folder: string
  readonly builtImageFolder?: string | undefined
}

/** The context of one run over data that was read, with its pictures and films looked at. */
export const createContext = async (
  files: readonly DataFileRead[],
  { sourceImageFolder, filmFolder, folder, builtImageFolder }: MediaFolders,
  now: Date,
): Promise<RuleContext> => {
  const context = contextOf(files, now)
  return {
    ...context,
    pictures: await checkPictures(
      context.records(...filesWithImages),
      sourceImageFolder,
      builtImageFolder,
    ),
    films: await checkFilmFiles(context.texts(projectFiles, 'videos/*/url'), FILM, filmFolder),
    captions: await checkFilmFiles(
      context.texts(projectFiles, 'videos/*/captions'),
      CAPTIONS,
      filmFolder,
    ),
    papers: await checkPapers(context.records(...projectFiles), folder),
  }
}

/** The context without pictures and films, for rules that do not look at them. */
export const contextOf = (files: readonly DataFileRead[], now: Date) => {
  const references = referencesIn(files)
  return {
    ...references,
    renamed: renamedProjects(references),
    pictures: noFiles,
    films: noFiles,
    captions: noFiles,
    papers: noFiles,
    now,
  }
}

const referencesIn = (read: readonly DataFileRead[]) => {
  const files = new Map(read.map((file) => [file.name, file]))
  const filesOf = (names: Files) => names.flatMap((name) => files.get(name) ?? [])
  const entries = (...names: Files) => filesOf(names).flatMap(entriesOfFile)
  const allRecords = (...names: Files) => filesOf(names).flatMap(recordsOfFile)
  const records = <N extends DataFileName>(...names: readonly N[]) =>
    filesOf(names).flatMap((file) => validIn(file) as readonly ValidRecord<N>[])
  const texts = (names: Files, ...paths: readonly string[]) =>
    records(...names).flatMap((record) => textsAt(record, ...paths))
  const cities = citiesIn(files.get('site')?.value)
  const projects = createProjectTable(allRecords(...projectFiles))
  const projectRecords = new Map(records(...projectFiles).map((one) => [one.value as unknown, one]))
  return {
    /**
     * The top-level entries of files, and their records, valid or not, as other records' ids may
     * name them.
     */
    entries,
    allRecords,
    /** The records that match their schema. */
    records,
    texts,
    /**
     * False where a file is missing or could only be read in part, so that nothing can be compared
     * with it.
     */
    isFullyRead: (...names: Files) => names.every((name) => files.get(name)?.isFullyRead),
    /** Whether a file is no JSON, though some of its entries could be read. */
    isBroken: (name: DataFileName) => files.get(name)?.source?.ok === false,
    cities,
    /** The city that a project's record names; undefined where it names none. */
    cityOf: ({ value }: RecordAt) =>
      cities.ofLocalities(parseLocalities(textIn(value, 'localities'))),
    projects,
    /** The paths of all pages, in lower case. */
    pagePaths: once(() => {
      const paths = pagePaths((name) => files.get(name)?.value)
      return new Set([...paths].map((path) => path.toLowerCase()))
    }),
    /** The record of the project with an id, if it matches its schema. */
    projectRecord: (id: string) => projectRecords.get(projects.byId(id)?.record.value),
    coverage: coverageOf(entries, projects),
    ...developersIn(allRecords('leadingRealEstateDevelopers', 'companyData')),
    amenityKeys: new Set(entries('amenityCatalogue').map(({ pathInFile: [key = ''] }) => key)),
    localities: new Set([
      ...allRecords('topLocalities').flatMap(({ value }) => idText(property(value, 'id')) ?? []),
      ...allRecords(...projectFiles).flatMap(({ value }) =>
        placeKeys(cities)(textIn(value, 'localities') ?? ''),
      ),
    ]),
    suggest: createSuggester(),
  }
}

// Results are kept by file, so that after a change only the changed file is read through again.
export const entriesOfFile = memoizeByObject(({ name, value }: DataFileRead) =>
  entriesOf(name, value),
)
const recordsOfFile = memoizeByObject(({ name, value }: DataFileRead) => recordsIn(name, value))

/** A file's records without those that break its schema, a single one without the properties that do. */
const validIn = memoizeByObject((file: DataFileRead): readonly RecordAt[] => {
  const broken = brokenRecords(file)
  const isValid = (...segments: readonly string[]) => !broken.has(toPointer(segments))
  const records = recordsIn(file.name, file.value)
  if (dataFiles[file.name].shape !== 'single')
    return records.filter(({ pathInFile }) => isValid(...pathInFile))
  return records.map(({ value, ...record }) => {
    const parts = Object.entries(value as object).filter(([key]) => isValid(key))
    return { ...record, value: Object.fromEntries(parts) as unknown }
  })
})

/** The slug of a developer's name, which is worked out once for all checks. */
export const developerSlug = memoize(toSlug)

/**
 * The text that a developer is known by: the slug, or the name itself where no letter of it is
 * Latin.
 */
export const developerKey = memoize((name: string) => developerSlug(name) || normalizeText(name))

export const developersIn = (records: readonly RecordAt[]) => {
  const developers = new Map<string, string>()
  for (const { value } of records) {
    const name = presentText(property(value, 'name'))
    const id = idText(property(value, 'id'))
    for (const text of [id, name]) {
      const key = text === undefined ? '' : developerKey(text)
      if (key !== '' && !developers.has(key)) developers.set(key, name ?? key)
    }
  }
  return {
    /** The names of leading developers and companies, by `developerKey` of id and name. */
    developers,
    /** The slug of a developer's address; '' where neither its name nor its id makes one. */
    developerAddress: developerSlugs(records.map(({ value }) => value)),
  }
}

export const developersNamedIn = ({ allRecords }: RuleContext) =>
  allRecords(...projectFiles, 'floorPlan', 'trendingProjects').flatMap((record) =>
    textsAt(record, 'developer', 'company'),
  )
