import { locationKey, parseLocalities } from '../../domain/place/localities.ts'
import { developerSlug } from '../../domain/text/slug.ts'
import { normalizeText, presentText } from '../../domain/text/text.ts'
import type { DataFileName } from '../data-files.ts'
import type { ReadJson } from '../json/read.ts'
import { checkPictures, type PictureCheck, type PictureMemory } from '../pictures/picture-check.ts'
import { filesWithImages } from '../pictures/references.ts'
import { coverageOf, type Coverage } from './coverage.ts'
import { renamedProjects, type RenamedProject } from './renamed-projects.ts'
import { createProjectTable, idText, type ProjectTable } from './projects.ts'
import { entriesOf, projectFiles, property, recordsIn, type RecordAt } from './records.ts'
import { createSuggester, type Suggester } from './suggestions.ts'

/** All that rules look at: the records of the data and what refers to what. */
export type RuleContext = {
  /** The entries at the top level of files: records, or lists of records by key. */
  readonly entries: (...files: readonly DataFileName[]) => readonly RecordAt[]
  readonly records: (...files: readonly DataFileName[]) => readonly RecordAt[]
  /** False where one of the files is missing or could not be read as a whole: nothing can be compared with it. */
  readonly isWhole: (...files: readonly DataFileName[]) => boolean
  /** True for a file that is no JSON, of which some entries could be read all the same. */
  readonly isBroken: (file: DataFileName) => boolean
  readonly projects: ProjectTable
  readonly coverage: Coverage
  /** Developers by `developerKey` of their id or name, with the name; leading developers and companies. */
  readonly developers: ReadonlyMap<string, string>
  /** Keys of the leading developers alone. */
  readonly leading: ReadonlySet<string>
  /** The slug of a developer's address; '' where neither its name nor its id makes one. */
  readonly developerAddress: (name: string) => string
  readonly amenityKeys: ReadonlySet<string>
  /** Slugs of the top localities and of the places that projects name. */
  readonly localities: ReadonlySet<string>
  /** Projects that several files know by an id which their own record no longer has. */
  readonly renamed: readonly RenamedProject[]
  readonly pictures: PictureCheck
  readonly suggest: Suggester
  /** When the run began. */
  readonly now: Date
}

/** A file that was read, as far as the rules look at it. */
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
): Promise<RuleContext> => {
  const entries = new Map<DataFileName, readonly RecordAt[]>()
  const records = new Map<DataFileName, readonly RecordAt[]>()
  for (const { name, value } of files) {
    const inFile = entriesOf(name, value)
    entries.set(name, inFile)
    records.set(name, recordsIn(name, inFile))
  }
  const whole = new Set(files.filter(({ isWhole }) => isWhole).map(({ name }) => name))
  const broken = new Set(files.filter(({ source }) => source?.ok === false).map(({ name }) => name))
  const within =
    (byFile: ReadonlyMap<DataFileName, readonly RecordAt[]>) =>
    (...files: readonly DataFileName[]) =>
      files.flatMap((file) => byFile.get(file) ?? [])
  const recordsOf = within(records)
  const projects = createProjectTable(recordsOf(...projectFiles))
  const context: Omit<RuleContext, 'renamed'> = {
    entries: within(entries),
    records: recordsOf,
    isWhole: (...files) => files.every((file) => whole.has(file)),
    isBroken: (file) => broken.has(file),
    projects,
    coverage: coverageOf(within(entries), projects),
    ...developersIn(recordsOf('leadingRealEstateDevelopers'), recordsOf('companyData')),
    amenityKeys: new Set(recordsOf('amenityCatalogue').map(({ segments: [key = ''] }) => key)),
    localities: localitiesIn(recordsOf),
    pictures: await checkPictures(recordsOf(...filesWithImages), imageFolder, memory),
    suggest: createSuggester(),
    now,
  }
  return { ...context, renamed: renamedProjects(context) }
}

const localitiesIn = (records: RuleContext['records']): ReadonlySet<string> => {
  const ids = records('topLocalities').map(({ value }) => idText(property(value, 'id')))
  const texts = new Set(
    records(...projectFiles)
      .map(({ value }) => property(value, 'localities'))
      .filter((text) => typeof text === 'string'),
  )
  const places = [...texts].flatMap((text) => parseLocalities(text).map(locationKey))
  return new Set([...ids.filter((id) => id !== undefined), ...places])
}

/** What a developer is known by: the slug, or the name itself where no letter of it is Latin. */
export const developerKey = (name: string): string => developerSlug(name) || normalizeText(name)

/** The developers of both lists, by all that they are known by. */
export const developersIn = (
  listed: readonly RecordAt[],
  companies: readonly RecordAt[],
): Pick<RuleContext, 'developers' | 'leading' | 'developerAddress'> => {
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
    // A name without a Latin letter stands under its id.
    if (name !== undefined && developerSlug(name) === '' && id !== undefined)
      addresses.set(developerKey(name), developerSlug(id))
  }
  const developerAddress = (name: string): string =>
    developerSlug(name) || (addresses.get(developerKey(name)) ?? '')
  return { developers, leading, developerAddress }
}
