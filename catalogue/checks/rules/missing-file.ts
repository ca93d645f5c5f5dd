import type { Rule } from '../rule.ts'

type Detail = {
  /** A file in the folder whose name comes near. */
  readonly similar?: string
}

/** A data file that is not in the folder. */
export const missingFile: Rule<Detail> = {
  name: 'missing-file',
  level: 'error',
  guide: 'One of the files is gone or renamed.',
  form: 'sentence',
  messages: ({ similar }, { file }) => {
    const message = `The data file ${file}.json is missing`
    return similar === undefined
      ? { message }
      : {
          message: `${message}; there is a file ${similar}`,
          suggestion: `${file}.json`,
          hint: `Rename it to ${file}.json if it is the same file.`,
        }
  },
}
