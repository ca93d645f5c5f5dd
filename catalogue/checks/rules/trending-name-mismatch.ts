import { normalizeText } from '../../../domain/text/text.ts'
import { trendingCardProject } from '../project-id-table.ts'
import { projectFiles } from '../records.ts'
import type { Rule } from '../rule.ts'

export const trendingNameMismatch: Rule = {
  name: 'trending-name',
  level: 'warning',
  guide: 'A card of the home page names its project otherwise than the project itself.',
  check: (data, report) => {
    if (!data.isFullyRead(...projectFiles)) return
    for (const record of data.records('trendingProjects')) {
      const name = record.value.name.trim()
      const project = trendingCardProject(record.value, data.projects)
      // The name of a project without one is its id.
      if (!project || project.ids.includes(project.name)) continue
      if (normalizeText(name) === normalizeText(project.name)) continue
      report(record, ['name'], {
        message: `the card says "${name}", but the project is called "${project.name}"`,
        suggestion: project.name,
        hint: `Write "${project.name}", or change the name everywhere with the command rename.`,
        fix: () => data.suggest.only(name, [project.name]),
      })
    }
  },
}
