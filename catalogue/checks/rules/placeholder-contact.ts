import { presentText } from '../../../domain/text/text.ts'
import { property } from '../records.ts'
import type { Rule } from '../rule.ts'

type Detail = { readonly number: string; readonly fields: readonly string[] }

// The number of the sample set, with or without its country code.
const sampleNumber = /^(?:91)?0{10}$/u

const fieldWords = (fields: readonly string[]): string =>
  fields.length > 1 ? ` (in ${fields.map((field) => `"${field}"`).join(' and ')})` : ''

/** The sample telephone number where visitors would call the agency. */
export const placeholderContact: Rule<Detail> = {
  name: 'placeholder-contact',
  level: 'warning',
  guide: "The agency's own telephone number is still to be put into `site.json`.",
  form: 'sentence',
  check: (data, report) => {
    for (const record of data.records('site')) {
      const numberIn = (field: string) => presentText(property(record.value, field)) ?? ''
      const fields = ['phone', 'whatsapp'].filter((field) =>
        sampleNumber.test(numberIn(field).replaceAll(/\D/gu, '')),
      )
      const [first] = fields
      if (first !== undefined) report(record, [first], { number: numberIn(first), fields })
    }
  },
  messages: ({ number, fields }) => ({
    message: `The sample phone number ${number} is still there${fieldWords(fields)}: visitors cannot reach the agency`,
  }),
}
