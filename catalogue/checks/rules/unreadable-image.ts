import { filesWithImages, visitImages } from '../../pictures/references.ts'
import { describeProblem, ruleOf, type ImageProblem } from '../../pictures/problems.ts'
import type { Rule } from '../rule.ts'

type Detail = { readonly path: string; readonly problem: ImageProblem }

/** A picture that is there but cannot be decoded, as far as its header tells. */
export const unreadableImage: Rule<Detail> = {
  name: 'unreadable-image',
  level: 'error',
  guide: 'The picture is damaged, empty, far too large, or another type than its name says.',
  checks: [
    {
      scope: 'record',
      files: filesWithImages,
      check: (record, { facts }, report) => {
        if (!facts.hasImageProblems()) return
        visitImages(record, (path, segments) => {
          const problem = facts.imageProblem(path)
          if (problem === undefined || ruleOf(problem) !== 'unreadable-image') return
          report(segments.slice(record.segments.length), { path, problem })
        })
      },
    },
  ],
  words: ({ path, problem }) => ({ message: `the image "${path}" ${describeProblem(problem)}` }),
}
