import type { Rule } from '../rule.ts'

/** A key that its object has had before; reading the file finds it, at the later one. */
export const duplicateKey: Rule<string> = {
  name: 'duplicate-key',
  level: 'error',
  guide: 'The same name stands twice in one group; only the last counts. Remove one.',
  messages: (key) => ({
    message: `"${key}" stands here a second time; only this later one counts, the earlier one is lost`,
  }),
}
