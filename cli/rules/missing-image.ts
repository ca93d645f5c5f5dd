import { ruleOf } from '../../catalogue/pictures/problems.ts'
import { filesWithImages, visitImages } from '../../catalogue/pictures/references.ts'
import type { RecordRule } from './rule.ts'

/** A relative path that leads to no picture. */
export const missingImage: RecordRule = {
  name: 'missing-image',
  scope: 'record',
  files: filesWithImages,
  needs: [],
  check: (record, { facts }, report) => {
    if (!facts.hasImageProblems()) return
    visitImages(record, (path, segments) => {
      const problem = facts.imageProblem(path)
      if (problem === undefined || ruleOf(problem) !== 'missing-image') return
      report(segments.slice(record.segments.length), { rule: 'missing-image', path, problem })
    })
  },
}
