import type { RecordAt } from '../checks/records.ts'
import { dataFileNames, dataFiles, type DataFileName, type ImageUse } from '../data-files.ts'

type Field = {
  /** From the record down; `*` stands for every entry of a list. */
  readonly path: readonly string[]
  readonly uses: readonly ImageUse[]
}

const fieldsOf: Readonly<Record<string, readonly Field[]>> = Object.fromEntries(
  dataFileNames.map((file) => [
    file,
    Object.entries(dataFiles[file].pictures ?? {}).map(([path, uses]) => ({
      path: path.split('/'),
      uses,
    })),
  ]),
)

/** The data files that name pictures. */
export const filesWithImages: readonly DataFileName[] = dataFileNames.filter(
  (file) => dataFiles[file].pictures !== undefined,
)
/**
 * True for a path of ours: not for an address elsewhere (`https:`, `data:`) nor an empty text. A
 * single letter before the colon is a drive of the editor's own machine.
 */
export const isOwnPicture = (text: string): boolean =>
  text.trim() !== '' && !/^(?:[a-z][a-z0-9+.-]+:|\/\/)/iu.test(text)

/** Called with a picture's path as written, its place in the file and where the site shows it. */
export type VisitImage = (
  path: string,
  segments: readonly string[],
  uses: readonly ImageUse[],
) => void

// Called millions of times on large sets: no closures, no generators.
const visitField = (
  value: unknown,
  field: Field,
  depth: number,
  segments: string[],
  visit: VisitImage,
): void => {
  const step = field.path[depth]
  if (step === undefined) {
    if (typeof value === 'string' && isOwnPicture(value)) visit(value, segments, field.uses)
  } else if (typeof value !== 'object' || value === null) return
  else if (step !== '*') {
    segments.push(step)
    visitField(
      (value as Readonly<Record<string, unknown>>)[step],
      field,
      depth + 1,
      segments,
      visit,
    )
    segments.pop()
  } else if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      segments.push(String(index))
      visitField(value[index], field, depth + 1, segments, visit)
      segments.pop()
    }
  }
}

/**
 * Visits every picture that a record names. Addresses elsewhere (`https:`, `data:`) and empty
 * texts are no pictures of ours; values of another type are left to the schema. The segments are
 * only valid during the visit.
 */
export const visitImages = ({ file, segments, value }: RecordAt, visit: VisitImage): void => {
  for (const one of fieldsOf[file] ?? []) visitField(value, one, 0, [...segments], visit)
}

const visitTexts = (
  value: unknown,
  path: readonly string[],
  depth: number,
  visit: (text: string) => void,
): void => {
  const step = path[depth]
  if (step === undefined) {
    if (typeof value === 'string') visit(value)
  } else if (typeof value !== 'object' || value === null) return
  else if (step !== '*') {
    visitTexts((value as Readonly<Record<string, unknown>>)[step], path, depth + 1, visit)
  } else if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      visitTexts(value[index], path, depth + 1, visit)
    }
  }
}

/** Visits what stands in the picture fields of a record, be it a path of ours or not. */
export const visitImageTexts = ({ file, value }: RecordAt, visit: (text: string) => void): void => {
  for (const one of fieldsOf[file] ?? []) visitTexts(value, one.path, 0, visit)
}
