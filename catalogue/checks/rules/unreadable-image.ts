import { describeProblem, ruleOf, type ImageProblem } from '../../pictures/problems.ts'
import type { Rule } from '../rule.ts'

type Detail = { readonly path: string; readonly problem: ImageProblem }

/** A picture that is there but cannot be decoded, as far as its header tells. */
export const unreadableImage: Rule<Detail> = {
  name: 'unreadable-image',
  level: 'error',
  guide: 'The picture is damaged, empty, far too large, or another type than its name says.',
  check: ({ pictures }, report) => {
    for (const { record, path, below, problem } of pictures.problems)
      if (ruleOf(problem) === 'unreadable-image') report(record, below, { path, problem })
  },
  messages: ({ path, problem }) => ({ message: `the image "${path}" ${describeProblem(problem)}` }),
}
