import { describeProblem, ruleOf, type ImageProblem } from '../../pictures/problems.ts'
import type { PictureCheck } from '../../pictures/picture-check.ts'
import type { Rule } from '../rule.ts'

type Detail = {
  readonly path: string
  readonly problem: ImageProblem
  readonly nearest: string | undefined
}

/**
 * The picture that a path means as other programs write paths: from the top of the project or of the
 * disk, or with the separators of Windows.
 */
const withoutTop = (path: string, pictures: PictureCheck): string | undefined => {
  const plain = path
    .replaceAll('\\', '/')
    .replace(/^(?:.*\/)?images\//u, '')
    .replace(/^\/+/u, '')
  return pictures.paths().find((known) => known === plain)
}

/** A relative path that leads to no picture. */
export const missingImage: Rule<Detail> = {
  name: 'missing-image',
  level: 'error',
  guide: 'No picture has this path. Capitals count.',
  check: ({ pictures, suggest }, report) => {
    for (const { record, path, below, problem } of pictures.problems) {
      if (ruleOf(problem) !== 'missing-image') continue
      const nearest = withoutTop(path, pictures) ?? suggest.nearest(path, pictures.paths())
      report(record, below, { path, problem, nearest })
    }
  },
  messages: ({ path, problem, nearest }) => ({
    message: `the image "${path}" ${describeProblem(problem)}`,
    suggestion: nearest,
  }),
  fix: ({ path }, { pictures, suggest }) => {
    const value = withoutTop(path, pictures) ?? suggest.only(path, pictures.paths())
    return value === undefined ? undefined : { value }
  },
}
