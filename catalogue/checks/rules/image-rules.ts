import { externalImagesIn, filesWithImages } from '../../pictures/picture-references.ts'
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

const missingImage: Rule = {
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

const unreadableImage: Rule = {
  name: 'unreadable-image',
  level: 'error',
  guide:
    'The picture is damaged, empty, far too large, or another type than its name says; or it is a drawing with a script or an address in it.',
  check: ({ pictures }, report) => {
    for (const { record, path, pathInRecord, finding } of pictures.findings)
      if (finding.rule === 'unreadable-image')
        report(record, pathInRecord, { message: `the image "${path}" ${finding.problem}` })
  },
}

const SHOWN_LETTERS = 80

const externalImage: Rule = {
  name: 'external-image',
  level: 'error',
  guide:
    'Pages show no pictures of other sites. Save the picture into `data/images` and write its path.',
  check: ({ records, pictures }, report) => {
    for (const { record, pathInRecord, value } of records(...filesWithImages).flatMap(
      externalImagesIn,
    )) {
      const saved = pictures.paths().filter((path) => value.endsWith(`/${path}`))
      report(record, pathInRecord, {
        message: `the image "${value.slice(0, SHOWN_LETTERS)}" is not in the image folder, and pages show no others; save it into data/images and write its path`,
        suggestion: saved[0],
        fix: () => (saved.length === 1 ? saved[0] : undefined),
      })
    }
  },
}

export const imageRules: readonly Rule[] = [missingImage, unreadableImage, externalImage]
