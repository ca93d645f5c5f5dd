import { toPointer } from '../json/pointer.ts'
import type { ProjectSummary } from './projects.ts'
import type { Finding, RuleContext } from './rule.ts'
import { coordinates } from './rules/coordinates.ts'
import { duplicateKey } from './rules/duplicate-key.ts'
import { gapOf } from './rules/gaps.ts'
import { jsonSyntax } from './rules/json-syntax.ts'
import { schema } from './rules/schema.ts'

const place = (file: string, pointer: string): string => `${file} ${pointer}`

const placeOf = ({ record }: ProjectSummary): string => toPointer(record.segments)

const isOf = ({ rule }: Finding, { name }: { readonly name: string }): boolean => rule.name === name

/**
 * Leaves out findings that are the consequence of another one, so that one mistake is reported
 * once: whatever a rule says of a value that breaks its schema, parts of coordinates that are
 * exchanged, and the gap that a record with a mistyped id leaves at the project it was meant for.
 */
export const withoutConsequences = (
  findings: readonly Finding[],
  { projects, renamed }: RuleContext,
): Finding[] => {
  const placesOf = (rule: { readonly name: string }) =>
    new Set(findings.filter((one) => isOf(one, rule)).map((one) => place(one.file, one.pointer)))
  const broken = placesOf(schema)
  const exchanged = placesOf(coordinates)
  /** Where projects stand that a record was probably meant for, after the file that holds it. */
  const intended = new Set(
    findings.flatMap(({ rule, file, detail }) => {
      const project = projects.byId(rule.intended?.(detail) ?? '')
      return project ? [place(file, placeOf(project))] : []
    }),
  )
  const renamedPlaces = new Set(
    renamed.map(({ project }) => place(project.record.file, placeOf(project))),
  )
  return findings.filter((finding) => {
    const { file, pointer } = finding
    if (isOf(finding, jsonSyntax) || isOf(finding, duplicateKey)) return true
    if (isOf(finding, schema))
      return !exchanged.has(place(file, pointer.slice(0, pointer.lastIndexOf('/'))))
    if (broken.has(place(file, pointer))) return false
    if (finding.rule.form !== 'predicate') return true
    // A project without its name has that to be fixed first.
    if (broken.has(place(file, `${pointer}/name`))) return false
    const gap = gapOf(finding)
    if (gap === undefined) return true
    return !renamedPlaces.has(place(file, pointer)) && !intended.has(place(gap, pointer))
  })
}
