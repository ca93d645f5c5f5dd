import { ruleOf } from '../../catalogue/pictures/problems.ts'
import { filesWithImages, visitImages } from '../../catalogue/pictures/references.ts'
import type { RecordRule } from './rule.ts'

/** A picture that is there but cannot be decoded, as far as its header tells. */
export const unreadableImage: RecordRule = {
  name: 'unreadable-image',
  scope: 'record',
  files: filesWithImages,
  needs: [],
  check: (record, { facts }, report) => {
    if (!facts.hasImageProblems()) return
    visitImages(record, (path, segments) => {
      const problem = facts.imageProblem(path)
      if (problem === undefined || ruleOf(problem) !== 'unreadable-image') return
      report(segments.slice(record.segments.length), { rule: 'unreadable-image', path, problem })
    })
  },
}
