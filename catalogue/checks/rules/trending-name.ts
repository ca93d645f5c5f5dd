import { foldText, presentText } from '../../../domain/text/text.ts'
import { cardProject } from '../engine/projects.ts'
import { property, type Rule } from '../rule.ts'

type Detail = { readonly name: string; readonly project: string }

/** A trending card that calls its project otherwise than the project calls itself. */
export const trendingName: Rule<Detail> = {
  name: 'trending-name',
  level: 'warning',
  checks: [
    {
      scope: 'record',
      files: ['trendingProjects'],
      needs: ['residentialProjects', 'commercialProjects'],
      check: ({ value }, { facts: { projects } }, report) => {
        const name = presentText(property(value, 'name'))
        const project = cardProject(value, projects)
        if (name === undefined || project === undefined) return
        // A project without a name goes by its id.
        if (project.ids.includes(project.name)) return
        if (foldText(name) !== foldText(project.name))
          report(['name'], { name, project: project.name })
      },
    },
  ],
  words: ({ name, project }) => ({
    message: `the card says "${name}", but the project is called "${project}"`,
    suggestion: project,
    hint: `Write "${project}", or change the name everywhere with the command rename.`,
  }),
  fix: ({ name, project }, { suggest }) =>
    suggest.only(name, [project]) === undefined ? undefined : { value: project },
}
