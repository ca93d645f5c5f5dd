import type { DataFileName } from '../../data-files.ts'
import type { FindingDetails } from '../finding.ts'
import type { Rule, RuleContext } from '../rule.ts'
import { idText, namesOfProject } from '../project-id-table.ts'
import { projectFiles, property, type RecordAt } from '../records.ts'
import { filesNamingProjects, isLost } from '../renamed-projects.ts'

/**
 * The only id that fixes an entry; none where that project has an entry in the file, which a second
 * would hide.
 */
const onlyId = (id: string, file: DataFileName, knownIds: Iterable<string>, data: RuleContext) => {
  const only = data.suggest.only(id, knownIds)
  const project = data.projects.byId(only ?? '')
  return project && data.coverage.get(file)?.mentioned.has(project) ? undefined : only
}

const unknownId = (
  id: string,
  { file, value }: RecordAt,
  data: RuleContext,
): FindingDetails | undefined => {
  const { projects, suggest } = data
  if (projects.byId(id) !== undefined || isLost(id, data)) return undefined
  // Where no id is similar, the project that the record names may be meant.
  const name = property(value, 'name')
  const named = typeof name === 'string' ? projects.byName(name) : undefined
  const suggestedId =
    projects.bySlug(id)?.ids[0] ?? suggest.nearest(id, projects.ids()) ?? named?.ids[0]
  return {
    message: `no project has the id "${id}"`,
    suggestion: suggestedId,
    suggestedId,
    fix: () => onlyId(id, file, projects.ids(), data),
  }
}

// A trending card leads to its slug, which may be a project's slug or its id.
const unknownSlug = (trendingCard: RecordAt, data: RuleContext): FindingDetails | undefined => {
  const { file, value } = trendingCard
  const { projects, suggest } = data
  const id = idText(property(value, 'slug'))
  if (id === undefined || isLost(id, data)) return undefined
  if (projects.bySlug(id) !== undefined || projects.byId(id) !== undefined) return undefined
  // The card's id says which project is meant.
  const project = namesOfProject(trendingCard)
    .map((name) => projects.byId(name.id))
    .find((one) => one !== undefined)
  const slugOfTrendingCard = project?.slug ?? project?.ids[0]
  const suggestedSlug = slugOfTrendingCard ?? suggest.nearest(id, projects.slugs())
  return {
    message: `no project has the slug or id "${id}"`,
    suggestion: suggestedSlug,
    suggestedId: suggestedSlug,
    fix: () => slugOfTrendingCard ?? onlyId(id, file, projects.slugs(), data),
  }
}

export const unknownProjectId: Rule = {
  name: 'unknown-project-id',
  level: 'error',
  guide: 'The id is in neither project file. Compare the spelling.',
  check: (data, report) => {
    if (!data.isFullyRead(...projectFiles)) return
    for (const entry of data.entries(...filesNamingProjects)) {
      for (const { id, pathInRecord, target } of namesOfProject(entry)) {
        const details = unknownId(id, entry, data)
        if (details) report(entry, pathInRecord, details, target)
      }
      const slug = entry.file === 'trendingProjects' ? unknownSlug(entry, data) : undefined
      if (slug) report(entry, ['slug'], slug)
    }
    for (const { project, idElsewhere } of data.renamed) {
      const { record, idField, ids } = project
      const id = ids[0] ?? ''
      report(record, [idField], {
        message: `the id is "${id}" here, but other files name this project "${idElsewhere}"`,
        suggestion: idElsewhere,
        hint: `Write "${idElsewhere}", or change it everywhere with the command rename.`,
        suggestedId: id,
        fix: () => data.suggest.only(id, [idElsewhere]),
      })
    }
  },
}
