import { dataFileNames, dataFiles, type DataFileName } from '../../data-files.ts'
import { schemaFindings } from '../schema-words.ts'
import { validators } from '../../../schemas/generated/validators.generated.js'
import type { Finding } from '../finding.ts'
import { schema } from '../rules/schema.ts'

/** A value of the wrong shape for each kind of file. */
const wrong = {
  list: [{}, [{}]],
  map: [[], { key: 1 }],
  groups: [[], { key: 1 }],
  single: [{}, []],
}

/**
 * Makes sure that every compiled schema refuses what is plainly wrong: one that accepts everything
 * would make all data look right.
 * @throws Error naming the schema
 */
export const assertValidatorsWork = (): void => {
  for (const file of dataFileNames) {
    const accepted = wrong[dataFiles[file].shape].find((value) => validators[file](value))
    if (accepted === undefined) continue
    throw new Error(`The schema of ${file}.json accepts ${JSON.stringify(accepted)}.`)
  }
}

/**
 * The breaks of a file's schema in a part of the file.
 * @param firstEntry the index of a list's first entry; pointers count from the file's beginning
 */
export const schemaFindingsOf = (
  file: DataFileName,
  part: unknown,
  firstEntry: number,
): Finding[] => {
  const validate = validators[file]
  if (validate(part)) return []
  const errors = validate.errors ?? []
  validate.errors = null // They hold on to the whole part.
  const isShifted = firstEntry > 0 && Array.isArray(part)
  // The words name records by their place in the file.
  const value: unknown = isShifted
    ? Object.fromEntries((part as unknown[]).map((entry, index) => [firstEntry + index, entry]))
    : part
  const shifted = isShifted
    ? errors.map((error) => ({ ...error, instancePath: shift(error.instancePath, firstEntry) }))
    : errors
  return schemaFindings(file, value, shifted).map(
    ({ pointer, at, message, suggestion, choice, quoted }) => ({
      rule: schema as Finding['rule'],
      file,
      pointer,
      at,
      record: undefined,
      detail: {
        message,
        ...(suggestion && { suggestion }),
        ...(choice && { choice }),
        ...(quoted !== undefined && { quoted }),
      },
    }),
  )
}

const shift = (pointer: string, by: number): string =>
  pointer.replace(/^\/(\d+)/u, (_, index: string) => `/${Number(index) + by}`)
