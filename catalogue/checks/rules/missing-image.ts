import { filesWithImages, visitImages } from '../../pictures/references.ts'
import { describeProblem, ruleOf, type ImageProblem } from '../../pictures/problems.ts'
import type { Known, Rule } from '../rule.ts'

type Detail = {
  readonly path: string
  readonly problem: ImageProblem
  readonly nearest: string | undefined
}

/**
 * The picture that a path means as other programs write paths: from the top of the project or of the
 * disk, or with the separators of Windows.
 */
const withoutTop = (path: string, facts: Known['facts']): string | undefined => {
  const plain = path
    .replaceAll('\\', '/')
    .replace(/^(?:.*\/)?images\//u, '')
    .replace(/^\/+/u, '')
  return facts.picturePaths().find((known) => known === plain)
}

/** A relative path that leads to no picture. */
export const missingImage: Rule<Detail> = {
  name: 'missing-image',
  level: 'error',
  guide: 'No picture has this path. Capitals count.',
  checks: [
    {
      scope: 'record',
      files: filesWithImages,
      check: (record, { facts, suggest }, report) => {
        if (!facts.hasImageProblems()) return
        visitImages(record, (path, segments) => {
          const problem = facts.imageProblem(path)
          if (problem === undefined || ruleOf(problem) !== 'missing-image') return
          const nearest = withoutTop(path, facts) ?? suggest.nearest(path, facts.picturePaths())
          report(segments.slice(record.segments.length), { path, problem, nearest })
        })
      },
    },
  ],
  words: ({ path, problem, nearest }) => ({
    message: `the image "${path}" ${describeProblem(problem)}`,
    suggestion: nearest,
  }),
  fix: ({ path }, { facts, suggest }) => {
    const value = withoutTop(path, facts) ?? suggest.only(path, facts.picturePaths())
    return value === undefined ? undefined : { value }
  },
}
