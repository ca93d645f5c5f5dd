import type { Rule } from '../rule.ts'

/** Text that is no JSON; reading the file finds it and has the words. */
export const jsonSyntax: Rule<string> = {
  name: 'json-syntax',
  level: 'error',
  guide: 'A comma, quote or bracket is missing or too many, at that place or just before it.',
  form: 'sentence',
  messages: (message) => ({ message }),
}
