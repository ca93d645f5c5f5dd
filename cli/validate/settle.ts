import type { DataFileName } from '../../catalogue/data-files.ts'
import { toPointer } from '../../catalogue/json/pointer.ts'
import { developerSlug } from '../../domain/text/slug.ts'
import { isGap, type Finding, type GapRule } from '../findings.ts'
import type { Facts } from './facts.ts'

const fileOfGap: Readonly<Partial<Record<GapRule, DataFileName>>> = {
  'no-floor-plan': 'floorPlan',
  'no-payment-plan': 'paymentPlan',
  'no-amenities': 'projectAmenities',
  'no-location': 'locationData',
}

const placeOf = (file: string, pointer: string): string => `${file} ${pointer}`

// One mistake is reported once: what follows from another finding is left out.
const followsFromOther = (
  { file, pointer, detail }: Finding,
  facts: Facts,
  schemaPlaces: ReadonlySet<string>,
): boolean => {
  const { rule } = detail
  if (rule === 'schema' || isGap(rule)) return false
  if (schemaPlaces.has(placeOf(file, pointer))) return true
  switch (rule) {
    case 'unknown-project-id':
      return facts.projects.lostIds.has(detail.id)
    case 'unknown-location-key':
      return facts.projects.lostIds.has(detail.key)
    case 'unknown-developer':
      // A card may lead to a developer who stands further down, or among the companies.
      return (
        file === 'leadingRealEstateDevelopers' &&
        facts.developers.has(developerSlug(detail.developer))
      )
    default:
      return false
  }
}

/** Projects that an unknown id in a file was probably meant for: `floorPlan /aravalli-crest/0`. */
const probablyMeant = (findings: readonly Finding[], facts: Facts): ReadonlySet<string> => {
  const meant = new Set<string>()
  for (const { file, detail } of findings) {
    const isUnknownId =
      detail.rule === 'unknown-project-id' || detail.rule === 'unknown-location-key'
    const project = isUnknownId ? facts.projects.byId(detail.nearest ?? '') : undefined
    if (project !== undefined) meant.add(placeOf(file, toPointer(project.segments)))
  }
  return meant
}

/**
 * Leaves out findings that are the consequence of another one: whatever a rule says of a value that
 * breaks its schema, ids of a project whose own id is broken, and the gap that a record with a
 * mistyped id leaves at the project it was meant for.
 */
export const settle = (findings: readonly Finding[], facts: Facts): Finding[] => {
  const schemaPlaces = new Set(
    findings
      .filter(({ detail }) => detail.rule === 'schema')
      .map(({ file, pointer }) => placeOf(file, pointer)),
  )
  const meant = probablyMeant(findings, facts)
  return findings.filter((finding) => {
    const { rule } = finding.detail
    if (!isGap(rule)) return !followsFromOther(finding, facts, schemaPlaces)
    const file = fileOfGap[rule]
    return file === undefined || !meant.has(placeOf(file, finding.pointer))
  })
}
