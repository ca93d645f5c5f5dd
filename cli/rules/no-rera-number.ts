import type { ProjectRule } from './rule.ts'

/** A project without its registration number. */
export const noReraNumber: ProjectRule = {
  name: 'no-rera-number',
  scope: 'project',
  needs: [],
  isMissing: ({ hasReraNumber }) => !hasReraNumber,
}
