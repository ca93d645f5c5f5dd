import type { Rule } from '../rule.ts'

/** A project without a price; a price 'on request' is one. */
export const noPrice: Rule<true> = {
  name: 'no-price',
  level: 'warning',
  guide:
    'The project has no price, so its page reckons no cost. Write Price on Request where it is told so.',
  form: 'predicate',
  checks: [
    {
      scope: 'project',
      check: (project) => !project.hasPrice || undefined,
    },
  ],
  words: () => ({ message: 'has no price' }),
}
