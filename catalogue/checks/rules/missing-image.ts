import type { Rule, RuleContext } from '../rule.ts'

/**
 * The picture that a path means as other programs write paths: from the top of the project or of the
 * disk, or with the separators of Windows.
 */
const withoutTop = (path: string, { pictures }: RuleContext): string | undefined => {
  const plain = path
    .replaceAll('\\', '/')
    .replace(/^(?:.*\/)?images\//u, '')
    .replace(/^\/+/u, '')
  return pictures.paths().find((known) => known === plain)
}

/** A relative path that leads to no picture. */
export const missingImage: Rule = {
  name: 'missing-image',
  level: 'error',
  guide: 'No picture has this path. Capitals count.',
  check: (data, report) => {
    const { pictures, suggest } = data
    for (const { record, path, below, problem } of pictures.problems) {
      if (problem.rule !== 'missing-image') continue
      const plain = withoutTop(path, data)
      report(record, below, {
        message: `the image "${path}" ${problem.words}`,
        suggestion: plain ?? suggest.nearest(path, pictures.paths()),
        fix: () => plain ?? suggest.only(path, pictures.paths()),
      })
    }
  },
}
