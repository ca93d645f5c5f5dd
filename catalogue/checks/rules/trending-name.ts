import { foldText, presentText } from '../../../domain/text/text.ts'
import { ofTrendingCards } from '../engine/trending-cards.ts'
import { property, type Rule } from '../rule.ts'

type Detail = { readonly name: string; readonly project: string }

/** A trending card that calls its project otherwise than the project calls itself. */
export const trendingName: Rule<Detail> = {
  name: 'trending-name',
  level: 'warning',
  guide: 'A card of the home page names its project otherwise than the project itself.',
  checks: [
    ofTrendingCards((card, project, report) => {
      const name = presentText(property(card, 'name'))
      // A project without a name goes by its id.
      if (name === undefined || project.ids.includes(project.name)) return
      if (foldText(name) !== foldText(project.name))
        report(['name'], { name, project: project.name })
    }),
  ],
  words: ({ name, project }) => ({
    message: `the card says "${name}", but the project is called "${project}"`,
    suggestion: project,
    hint: `Write "${project}", or change the name everywhere with the command rename.`,
  }),
  fix: ({ name, project }, { suggest }) =>
    suggest.only(name, [project]) === undefined ? undefined : { value: project },
}
