import { parsePrice, priceLow } from '../../../domain/price/price.ts'
import { cardProject } from '../engine/projects.ts'
import { property, type Rule } from '../rule.ts'

type Detail = { readonly text: string; readonly project: string }

const lowOf = (text: unknown): number | undefined =>
  typeof text === 'string' ? priceLow(parsePrice(text)) : undefined

/** A trending card with another price than the project that it leads to. */
export const trendingPrice: Rule<Detail> = {
  name: 'trending-price',
  level: 'warning',
  checks: [
    {
      scope: 'record',
      files: ['trendingProjects'],
      needs: ['residentialProjects', 'commercialProjects'],
      check: ({ value }, { facts: { projects } }, report) => {
        const project = cardProject(value, projects)
        const text = property(value, 'price')
        const [here, there] = [lowOf(text), lowOf(project?.price)]
        if (typeof text !== 'string' || project?.price === undefined) return
        if (here === undefined || there === undefined || here === there) return
        report(['price'], { text, project: project.price })
      },
    },
  ],
  words: ({ text, project }) => ({
    message: `the card says "${text}", but the project's own price is "${project}"`,
    suggestion: project,
    hint: `Write "${project}" if the project is right.`,
  }),
}
