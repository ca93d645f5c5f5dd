import { parseArea } from '../../../domain/area/area.ts'
import { cached } from '../cached.ts'
import { listOf, projectFiles, property, type Report, type Rule } from '../rule.ts'

/** Areas in square feet as most are written: known without parsing. */
export const plainArea = /^[1-9]\d{0,2}(?:,\d{3})?(?: [-–] [1-9]\d{0,2}(?:,\d{3})?)? sq\.ft\.$/u

const isUnderstood = cached(
  (text) => plainArea.test(text) || text.trim() === '' || parseArea(text) !== undefined,
)

/** The same in ordinary digits, where those of an Asian keyboard were typed. */
const mended = (text: string): string | undefined => {
  const plain = text.normalize('NFKC')
  return parseArea(plain) === undefined ? undefined : plain
}

const check = (value: unknown, below: readonly string[], report: Report<string>): void => {
  if (typeof value === 'string' && !isUnderstood(value)) report(below, value)
}

/** An area without a size and a unit that filters can compare. */
export const areaText: Rule<string> = {
  name: 'area-text',
  level: 'warning',
  guide:
    'The text is shown as it is, but filters and sorting cannot use it. Write a size and a unit: 1,850 sq.ft.',
  checks: [
    {
      scope: 'record',
      files: [...projectFiles, 'floorPlan'],
      check: ({ file, value }, _known, report) => {
        if (file !== 'floorPlan') check(property(value, 'area'), ['area'], report)
        for (const [index, floor] of listOf(property(value, 'floors')).entries()) {
          check(property(floor, 'area'), ['floors', String(index), 'area'], report)
        }
      },
    },
  ],
  words: (text) => ({
    message: `the area "${text}" cannot be understood, so filters cannot use it; write a size and a unit, such as 1,850 sq.ft.`,
    suggestion: mended(text),
  }),
  fix: (text) => {
    const value = mended(text)
    return value === undefined ? undefined : { value }
  },
}
