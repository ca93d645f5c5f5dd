import type { Rule } from '../rule.ts'
import type { SchemaFinding } from '../schema-messages.ts'

/** A break of the file's schema; `schema-messages.ts` says which. */
export const schema: Rule<SchemaFinding> = {
  name: 'schema',
  level: 'error',
  guide: 'The field is misspelt, missing or of another kind: a number in quotes, say.',
  form: 'sentence',
  messages: ({ message, suggestion, quoted }) => ({
    message,
    suggestion,
    ...(quoted !== undefined && { hint: `Write ${quoted}, without quotes.` }),
  }),
  fix: ({ choice, quoted }, { suggest }, { at }) => {
    if (quoted !== undefined) return { value: quoted }
    const only = choice && suggest.only(choice.written, choice.allowed)
    if (only === undefined) return undefined
    return at === 'key' ? { key: only } : { value: only }
  },
}
