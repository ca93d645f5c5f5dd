import type { Rule } from '../rule.ts'

type Break = {
  readonly message: string
  /** What was probably meant: a property's name or one of the values allowed. */
  readonly suggestion?: string
  /** The name or text at fault, and those it may be. */
  readonly choice?: { readonly written: string; readonly allowed: readonly string[] }
  /** The number that stands in quotes. */
  readonly quoted?: number
}

/** A break of the file's schema; `schema-words.ts` says which. */
export const schema: Rule<Break> = {
  name: 'schema',
  level: 'error',
  guide: 'The field is misspelt, missing or of another kind: a number in quotes, say.',
  form: 'sentence',
  checks: [],
  words: ({ message, suggestion, quoted }) => ({
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
