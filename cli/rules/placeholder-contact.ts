import { presentText } from '../../domain/text/text.ts'
import { property, type RecordRule } from './rule.ts'

// The number of the sample set, with or without its country code.
const sampleNumber = /^(?:91)?0{10}$/u

/** The sample telephone number where visitors would call the agency. */
export const placeholderContact: RecordRule = {
  name: 'placeholder-contact',
  scope: 'record',
  files: ['site'],
  needs: [],
  check: ({ value }, _known, report) => {
    const fields = ['phone', 'whatsapp'].filter((field) =>
      sampleNumber.test((presentText(property(value, field)) ?? '').replaceAll(/\D/gu, '')),
    )
    const [first] = fields
    if (first === undefined) return
    const number = presentText(property(value, first)) ?? ''
    report([first], { rule: 'placeholder-contact', number, fields })
  },
}
