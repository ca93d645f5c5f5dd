import type { Rule } from '../rule.ts'

/** A picture that cannot be decoded, as far as its header shows. */
export const unreadableImage: Rule = {
  name: 'unreadable-image',
  level: 'error',
  guide: 'The picture is damaged, empty, far too large, or another type than its name says.',
  check: ({ pictures }, report) => {
    for (const { record, path, below, problem } of pictures.problems)
      if (problem.rule === 'unreadable-image')
        report(record, below, { message: `the image "${path}" ${problem.words}` })
  },
}
