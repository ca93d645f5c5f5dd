import { textsAt, type RecordAt } from '../checks/records.ts'
import { dataFileNames, dataFiles, type DataFileName, type ImageUse } from '../data-files.ts'

/** A picture that a record names. */
export type ImageReference = {
  /** As it is written. */
  readonly path: string
  /** The way from the record to it. */
  readonly below: readonly string[]
  /** Where the site shows it. */
  readonly uses: readonly ImageUse[]
}

/** The data files that name pictures. */
export const filesWithImages: readonly DataFileName[] = dataFileNames.filter(
  (file) => dataFiles[file].pictures !== undefined,
)

/**
 * True for a path of ours: not for an address elsewhere (`https:`, `data:`) nor an empty text. A
 * single letter before the colon is a drive of the editor's own machine.
 */
const isOwnPicture = (text: string): boolean =>
  text.trim() !== '' && !/^(?:[a-z][a-z0-9+.-]+:|\/\/)/iu.test(text)

/**
 * Every picture that a record names. Addresses elsewhere and empty texts are no pictures of ours;
 * values of another type are left to the schema.
 */
export const imagesIn = (record: RecordAt): ImageReference[] =>
  Object.entries(dataFiles[record.file].pictures ?? {}).flatMap(([path, uses]) =>
    textsAt(record, path)
      .filter(({ text }) => isOwnPicture(text))
      .map(({ text, below }) => ({ path: text, below, uses })),
  )
