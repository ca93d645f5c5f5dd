import { toPointer } from '../../json/pointer.ts'
import type { Finding } from '../finding.ts'
import type { Known } from '../rule.ts'
import { jsonSyntax } from '../rules/json-syntax.ts'
import { schema } from '../rules/schema.ts'

const placeOf = (file: string, pointer: string): string => `${file} ${pointer}`

const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'))

const isSchema = ({ rule }: Finding): boolean => rule.name === schema.name

/** The files that a rule's project checks compare with: `floorPlan` of `no-floor-plan`. */
const filesOfGap = ({ rule }: Finding): readonly string[] =>
  rule.checks.flatMap((check) => (check.scope === 'project' ? (check.needs ?? []) : []))

/** Where projects stand that an unknown id was probably meant for, after the file that holds it. */
const intendedProjects = (findings: readonly Finding[], { facts }: Known): ReadonlySet<string> => {
  const places = new Set<string>()
  for (const { rule, file, detail } of findings) {
    const id = rule.intended?.(detail)
    const project = id === undefined ? undefined : facts.projects.byId(id)
    if (project !== undefined) places.add(placeOf(file, toPointer(project.segments)))
  }
  return places
}

/**
 * Leaves out findings that are the consequence of another one, so that one mistake is reported
 * once: whatever a rule says of a value that breaks its schema, what the rule itself knows to
 * follow, and the gap that a record with a mistyped id leaves at the project it was meant for.
 */
export const withoutConsequences = (findings: readonly Finding[], known: Known): Finding[] => {
  const broken = new Set(
    findings.filter(isSchema).map(({ file, pointer }) => placeOf(file, pointer)),
  )
  const unreadable = new Set(
    findings.filter(({ rule }) => rule.name === jsonSyntax.name).map(({ file }) => file),
  )
  const explained = new Set(
    findings
      .filter(({ rule }) => rule.explainsParts)
      .map(({ file, pointer }) => placeOf(file, pointer)),
  )
  const intended = intendedProjects(findings, known)
  return findings.filter((finding) => {
    // What looks at projects or records together cannot tell what the broken part of a file says.
    if (unreadable.has(finding.file) && finding.found === undefined) return false
    if (isSchema(finding)) return !explained.has(placeOf(finding.file, parentOf(finding.pointer)))
    const gaps = filesOfGap(finding)
    if (finding.rule.checks.some(({ scope }) => scope === 'project')) {
      // A project without its name has that to be mended first.
      const { file, pointer } = finding
      if (broken.has(placeOf(file, pointer)) || broken.has(placeOf(file, `${pointer}/name`)))
        return false
      return !gaps.some((gap) => intended.has(placeOf(gap, pointer)))
    }
    if (broken.has(placeOf(finding.file, finding.pointer))) return false
    return finding.rule.follows?.(finding, known) !== true
  })
}
