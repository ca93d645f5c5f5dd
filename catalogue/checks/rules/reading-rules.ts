import type { RuleFacts } from '../finding.ts'

export const jsonSyntax: RuleFacts = {
  name: 'json-syntax',
  level: 'error',
  guide: 'A comma, quote or bracket is missing or too many, at that place or just before it.',
}

export const duplicateKey: RuleFacts = {
  name: 'duplicate-key',
  level: 'error',
  guide: 'The same name is twice in one group; only the last counts. Remove one.',
}

export const missingFile: RuleFacts = {
  name: 'missing-file',
  level: 'error',
  guide: 'One of the files is gone or renamed.',
}

export const schema: RuleFacts = {
  name: 'schema',
  level: 'error',
  guide: 'The field is misspelt, missing or of another kind: a number in quotes, say.',
}

/** The rules that reading a file applies, which also writes their messages. */
export const readingRules: readonly RuleFacts[] = [jsonSyntax, duplicateKey, missingFile, schema]
