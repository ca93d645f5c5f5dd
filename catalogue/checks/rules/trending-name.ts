import { normalizeText, presentText } from '../../../domain/text/text.ts'
import { cardProject } from '../project-table.ts'
import { projectFiles, property } from '../records.ts'
import type { Rule } from '../rule.ts'

/** A trending card that calls its project otherwise than the project calls itself. */
export const trendingName: Rule = {
  name: 'trending-name',
  level: 'warning',
  guide: 'A card of the home page names its project otherwise than the project itself.',
  check: (data, report) => {
    if (!data.isWhole(...projectFiles)) return
    for (const record of data.records('trendingProjects')) {
      const name = presentText(property(record.value, 'name'))
      const project = cardProject(record.value, data.projects)
      // A project without a name goes by its id.
      if (name === undefined || !project || project.ids.includes(project.name)) continue
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
