import type { Rule } from '../rule.ts'

/** A project without its registration number. */
export const noReraNumber: Rule<true> = {
  name: 'no-rera-number',
  level: 'warning',
  guide: 'The project has no RERA number, which an advertised project needs.',
  form: 'predicate',
  checks: [
    {
      scope: 'project',
      check: (project) => !project.hasReraNumber || undefined,
    },
  ],
  words: () => ({ message: 'has no RERA number' }),
}
