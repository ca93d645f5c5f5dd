import { textsAt, type RecordAt } from '../checks/records.ts'
import { dataFileNames, dataFiles, type DataFileName } from '../data-files.ts'

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

/** Every picture of ours that a record names, as it is written, with where the site shows it. */
export const imagesIn = (record: RecordAt) =>
  Object.entries(dataFiles[record.file].pictures ?? {}).flatMap(([path, uses]) =>
    textsAt(record, path)
      .filter(({ value }) => isOwnPicture(value))
      .map((found) => ({ ...found, uses })),
  )
