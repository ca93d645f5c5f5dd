import type { Rule } from '../rule.ts'

/** A project without a price; a price 'on request' is one. */
export const noPrice: Rule<true> = {
  name: 'no-price',
  level: 'warning',
  form: 'predicate',
  checks: [
    {
      scope: 'project',
      check: (project) => !project.hasPrice || undefined,
    },
  ],
  words: () => ({ message: 'has no price' }),
}
