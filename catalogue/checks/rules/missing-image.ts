import type { Rule, RuleContext } from '../rule.ts'

/**
 * The picture that a path probably means: other programs write paths from the top of the project or
 * of the disk, with the separators of Windows, or, as macOS does, with accents apart from letters.
 */
const withoutTop = (path: string, { pictures }: RuleContext): string | undefined => {
  const plain = path
    .replaceAll('\\', '/')
    .replace(/^(?:.*\/)?images\//u, '')
    .replace(/^\/+/u, '')
  return pictures.paths().find((knownPath) => knownPath.normalize() === plain.normalize())
}

export const missingImage: Rule = {
  name: 'missing-image',
  level: 'error',
  guide: 'No picture has this path. Capitals count.',
  check: (data, report) => {
    const { pictures, suggest } = data
    for (const { record, path, pathInRecord, finding } of pictures.findings) {
      if (finding.rule !== 'missing-image') continue
      const plain = withoutTop(path, data)
      report(record, pathInRecord, {
        message: `the image "${path}" ${finding.problem}`,
        suggestion: plain ?? suggest.nearest(path, pictures.paths()),
        fix: () => plain ?? suggest.only(path, pictures.paths()),
      })
    }
  },
}
