import { locationKey, parseLocalities } from '../../domain/place/localities.ts'
import type { DataFileName } from '../data-files.ts'
import { checkPictures, type PictureMemory } from '../pictures/picture-check.ts'
import { filesWithImages } from '../pictures/references.ts'
import { coverageOf } from './coverage.ts'
import { developersIn } from './developers.ts'
import { renamedProjects } from './renamed-projects.ts'
import type { ReadData } from './read-data.ts'
import { createProjectTable, idText } from './projects.ts'
import { entriesOf, projectFiles, property, recordsIn, type RecordAt } from './records.ts'
import type { RuleContext } from './rule.ts'
import { createSuggester } from './suggestions.ts'

/**
 * The context of one run over data that was read.
 * @param memory what is known of pictures from the last run
 */
export const createContext = async (
  data: ReadData,
  imageFolder: string,
  memory: PictureMemory,
  now: Date,
): Promise<RuleContext> => {
  const entries = new Map<DataFileName, readonly RecordAt[]>()
  const records = new Map<DataFileName, readonly RecordAt[]>()
  for (const { name, value } of data.files) {
    const inFile = entriesOf(name, value)
    entries.set(name, inFile)
    records.set(name, recordsIn(name, inFile))
  }
  const whole = new Set(data.files.filter(({ isWhole }) => isWhole).map(({ name }) => name))
  const broken = new Set(
    data.files.filter(({ source }) => source?.ok === false).map(({ name }) => name),
  )
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
