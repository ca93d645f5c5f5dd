import type { ProjectRule } from './rule.ts'

/** A project without a price; a price 'on request' is one. */
export const noPrice: ProjectRule = {
  name: 'no-price',
  scope: 'project',
  needs: [],
  isMissing: ({ hasPrice }) => !hasPrice,
}
