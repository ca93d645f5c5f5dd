import { listAnd } from '../../../domain/text/text.ts'
import type { Rule } from '../rule.ts'

// The number of the sample set, with or without its country code.
const sampleNumber = /^(?:91)?0{10}$/u

const fieldWords = (fields: readonly string[]): string =>
  fields.length > 1 ? ` (in ${listAnd(fields.map((field) => `"${field}"`))})` : ''

export const placeholderContact: Rule = {
  name: 'placeholder-contact',
  level: 'warning',
  guide: "The agency's own telephone number is still to be put into `site.json`.",
  check: (data, report) => {
    for (const record of data.records('site')) {
      const fields = (['phone', 'whatsapp'] as const).filter((field) =>
        sampleNumber.test(record.value[field]?.replaceAll(/\D/gu, '') ?? ''),
      )
      const [first] = fields
      if (first === undefined) continue
      report(record, [first], {
        message: `The sample phone number ${record.value[first]} is still there${fieldWords(fields)}: visitors cannot reach the agency`,
      })
    }
  },
}
