import { presentText } from '../../../domain/text/text.ts'
import { listOf, property } from '../records.ts'
import type { Rule } from '../rule.ts'

/** What the law lets nobody advertise without a number. */
const NEEDS_NUMBER = /under construction|new launch/iu

/** A project that gives neither a registration nor the reason why it needs none. */
export const noReraNumber: Rule = {
  name: 'no-rera-number',
  level: 'warning',
  guide:
    'The project has no RERA number. Write `reraNumber` or `rera`, or `reraExempt` with the reason where the law asks for none. What is under construction or newly launched cannot be published without one of them.',
  isGap: true,
  check: (data, report) => {
    for (const { record } of data.projects.all) {
      const field = (name: string) => property(record.value, name)
      const isRegistered = presentText(field('reraNumber')) ?? listOf(field('rera'))[0]
      const isExempt = presentText(property(field('reraExempt'), 'reason'))
      if (data.isBroken(record.file) || (isRegistered ?? isExempt) !== undefined) continue
      const status = presentText(field('projectStatus')) ?? ''
      if (!NEEDS_NUMBER.test(status)) {
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
