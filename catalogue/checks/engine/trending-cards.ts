import type { RecordCheck, Report } from '../rule.ts'
import { cardProject, type KnownProject } from './projects.ts'

/** A check that compares a trending card with the project that it leads to, where there is one. */
export const ofTrendingCards = <D>(
  compare: (card: unknown, project: KnownProject, report: Report<D>) => void,
): RecordCheck<D> => ({
  scope: 'record',
  files: ['trendingProjects'],
  needs: ['residentialProjects', 'commercialProjects'],
  check: ({ value }, { facts: { projects } }, report) => {
    const project = cardProject(value, projects)
    if (project !== undefined) compare(value, project, report)
  },
})
