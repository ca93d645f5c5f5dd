import type { Rule } from '../rule.ts'

/** Text that is no JSON. */
export const jsonSyntax: Rule = {
  name: 'json-syntax',
  level: 'error',
  guide: 'A comma, quote or bracket is missing or too many, at that place or just before it.',
}

/** A key that its object has had before, at the later one. */
export const duplicateKey: Rule = {
  name: 'duplicate-key',
  level: 'error',
  guide: 'The same name is twice in one group; only the last counts. Remove one.',
}

/** A data file that is not in the folder. */
export const missingFile: Rule = {
  name: 'missing-file',
  level: 'error',
  guide: 'One of the files is gone or renamed.',
}

/** A break of the file's schema; `schema-check.ts` says which. */
export const schema: Rule = {
  name: 'schema',
  level: 'error',
  guide: 'The field is misspelt, missing or of another kind: a number in quotes, say.',
}

/** The rules that reading a file applies; it has the words too. */
export const unreadableFiles: readonly Rule[] = [jsonSyntax, duplicateKey, missingFile, schema]
