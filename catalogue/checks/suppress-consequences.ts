import { toPointer } from '../json/pointer.ts'
import type { Finding } from './finding.ts'
import type { RuleContext } from './rule.ts'
import { coordinatesOutsideIndia, farCoordinates } from './rules/place-rules.ts'
import { floorPlanOutsideRange } from './rules/floor-plan-rules.ts'
import { gapOf } from './rules/gap-rules.ts'
import { schema } from './rules/file-rules.ts'

/**
 * Leaves out findings that follow from another one: parts of coordinates that are wrong as a whole,
 * a floor plan outside its project's range because its price or size is wrong, and the gap that a
 * record with a mistyped id leaves at the project that it was meant for.
 */
export const suppressConsequences = (
  findings: readonly Finding[],
  { projects }: RuleContext,
): Finding[] => {
  const misplaced = new Set(
    findings
      .filter(({ rule }) => rule === coordinatesOutsideIndia)
      .map(({ file, pointer }) => file + pointer),
  )
  const suggestedProjects = new Set(
    findings.flatMap(({ file, suggestedId = '' }) => {
      const project = projects.byId(suggestedId)
      return project ? [file + toPointer(project.record.pathInFile)] : []
    }),
  )
  const wrongByThemselves = new Set(
    findings
      .filter(({ rule }) => rule !== floorPlanOutsideRange)
      .map(({ file, pointer }) => file + pointer),
  )
  return findings.filter((finding) => {
    const { rule, file, pointer } = finding
    if (rule === farCoordinates && misplaced.has(file + pointer)) return false
    if (rule === floorPlanOutsideRange) return !wrongByThemselves.has(file + pointer)
    if (rule === schema)
      return ![pointer, pointer.slice(0, pointer.lastIndexOf('/'))].some((place) =>
        misplaced.has(file + place),
      )
    const gap = gapOf(finding)
    return gap === undefined || !suggestedProjects.has(gap + pointer)
  })
}
