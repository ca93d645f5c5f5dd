import { memoizeByObject } from '../../domain/text/memoize.ts'
import { textsAt, type RecordAt } from '../checks/records.ts'
import { dataFileNames, dataFiles, type DataFileName } from '../data-files.ts'

export const filesWithImages: readonly DataFileName[] = dataFileNames.filter(
  (file) => dataFiles[file].pictures !== undefined,
)

/**
 * Whether a text is an address elsewhere (`https:`, `data:`); one letter before a colon is a drive.
 */
const isElsewhere = (text: string): boolean => /^\s*(?:[a-z][a-z0-9+.-]+:|\/\/)/iu.test(text)

const namedIn = memoizeByObject((record: RecordAt) => {
  const named = Object.entries(dataFiles[record.file].pictures ?? {}).flatMap(([path, uses]) =>
    textsAt(record, path)
      .filter(({ value }) => value.trim() !== '')
      .map((found) => ({ ...found, uses })),
  )
  return {
    inFolder: named.filter(({ value }) => !isElsewhere(value)),
    elsewhere: named.filter(({ value }) => isElsewhere(value)),
  }
})

/** Every picture of the data folder a record names, as written, with where the site shows it. */
export const imagesIn = (record: RecordAt) => namedIn(record).inFolder

export const externalImagesIn = (record: RecordAt) => namedIn(record).elsewhere
