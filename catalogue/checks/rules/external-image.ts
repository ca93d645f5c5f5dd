import { externalImagesIn, filesWithImages } from '../../pictures/picture-references.ts'
import type { Rule } from '../rule.ts'

const SHOWN_LETTERS = 80

export const externalImage: Rule = {
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
