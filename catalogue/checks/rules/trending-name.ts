import { foldText, presentText } from '../../../domain/text/text.ts'
import { cardProject } from '../projects.ts'
import { projectFiles, property } from '../records.ts'
import type { Rule } from '../rule.ts'

type Detail = { readonly name: string; readonly project: string }

/** A trending card that calls its project otherwise than the project calls itself. */
export const trendingName: Rule<Detail> = {
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
      if (foldText(name) !== foldText(project.name))
        report(record, ['name'], { name, project: project.name })
    }
  },
  messages: ({ name, project }) => ({
    message: `the card says "${name}", but the project is called "${project}"`,
    suggestion: project,
    hint: `Write "${project}", or change the name everywhere with the command rename.`,
  }),
  fix: ({ name, project }, { suggest }) =>
    suggest.only(name, [project]) === undefined ? undefined : { value: project },
}
