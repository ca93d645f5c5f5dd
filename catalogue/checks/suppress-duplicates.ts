import { toPointer } from '../json/pointer.ts'
import type { ProjectSummary } from './project-table.ts'
import type { Finding, Rule, RuleContext } from './rule.ts'
import { coordinates } from './rules/coordinates.ts'
import { gapOf } from './rules/missing-details.ts'
import { duplicateKey, jsonSyntax, schema } from './rules/unreadable-files.ts'

const place = (file: string, pointer: string): string => `${file} ${pointer}`

const placeOf = ({ record }: ProjectSummary): string => toPointer(record.segments)

/**
 * Leaves out findings that are the consequence of another one, so that one mistake is reported
 * once: whatever a rule says of a value that breaks its schema, parts of coordinates that are
 * exchanged, and the gap that a record with a mistyped id leaves at the project it was meant for.
 */
export const suppressDuplicates = (
  findings: readonly Finding[],
  { projects, renamed }: RuleContext,
): Finding[] => {
  const placesOf = (rule: Rule) =>
    new Set(findings.filter((one) => one.rule === rule).map((one) => place(one.file, one.pointer)))
  const broken = placesOf(schema)
  const exchanged = placesOf(coordinates)
  /** The projects that records were probably meant for, each after the file of its record. */
  const intended = new Set(
    findings.flatMap(({ file, intended = '' }) => {
      const project = projects.byId(intended)
      return project ? [place(file, placeOf(project))] : []
    }),
  )
  const renamedPlaces = new Set(
    renamed.map(({ project }) => place(project.record.file, placeOf(project))),
  )
  return findings.filter((finding) => {
    const { rule, file, pointer } = finding
    if (rule === jsonSyntax || rule === duplicateKey) return true
    if (rule === schema)
      return !exchanged.has(place(file, pointer.slice(0, pointer.lastIndexOf('/'))))
    if (broken.has(place(file, pointer))) return false
    if (!rule.isGap) return true
    // A project without its name has that to be fixed first.
    if (broken.has(place(file, `${pointer}/name`))) return false
    const gap = gapOf(finding)
    if (gap === undefined) return true
    return !renamedPlaces.has(place(file, pointer)) && !intended.has(place(gap, pointer))
  })
}
