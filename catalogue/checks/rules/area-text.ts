import { parseArea } from '../../../domain/area/area-text.ts'
import type { Rule } from '../rule.ts'

/** The same in ordinary digits, where those of an Asian keyboard were typed. */
const inPlainDigits = (text: string): string | undefined => {
  const plain = text.normalize('NFKC')
  return parseArea(plain) === undefined ? undefined : plain
}

/** An area without a size and a unit that filters can compare. */
export const areaText: Rule = {
  name: 'area-text',
  level: 'warning',
  guide:
    'The text is shown as it is, but filters and sorting cannot use it. Write a size and a unit: 1,850 sq. ft.',
  check: (data, report) => {
    for (const { record, below, value: text } of data.amounts('areas')) {
      if (text.trim() === '' || parseArea(text) !== undefined) continue
      report(record, below, {
        message: `the area "${text}" cannot be understood, so filters cannot use it; write a size and a unit, such as 1,850 sq. ft.`,
        suggestion: inPlainDigits(text),
        fix: () => inPlainDigits(text),
      })
    }
  },
}
