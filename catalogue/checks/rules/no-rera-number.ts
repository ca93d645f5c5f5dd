import { buildingStage, type BuildingStage } from '../../../domain/project/building-stage.ts'
import { presentText } from '../../../domain/text/text.ts'
import { projectFiles } from '../records.ts'
import type { Rule } from '../rule.ts'

/** The stages of a project that the law lets nobody advertise without a number. */
const NEEDS_NUMBER = new Set<unknown>([
  'Under Construction',
  'New Launch',
] satisfies BuildingStage[])

export const noReraNumber: Rule = {
  name: 'no-rera-number',
  level: 'warning',
  isLegalRequirement: true,
  guide:
    'The project has no RERA number. Write `reraNumber` or `rera`, or `reraExempt` with the reason where the law asks for none. What is under construction or newly launched cannot be published without one of them.',
  isGap: true,
  check: (data, report) => {
    for (const record of data.records(...projectFiles)) {
      const { reraNumber, rera = [], reraExempt, projectStatus: status = '' } = record.value
      const isExplained = presentText(reraNumber) ?? rera[0] ?? presentText(reraExempt?.reason)
      if (data.isBroken(record.file) || isExplained !== undefined) continue
      if (!NEEDS_NUMBER.has(buildingStage(status))) {
        report(record, [], { message: 'has no RERA number' })
        continue
      }
      report(record, [], {
        level: 'error',
        message: `has no RERA number, which the law asks for before a project that is "${status}" is advertised`,
        hint: 'Write "reraNumber", or "rera" with authority and number; where the law asks for none, "reraExempt" with the reason.',
      })
    }
  },
}
