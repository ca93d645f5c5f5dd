import { collapseSpaces, presentText } from '../../../domain/text/text.ts'
import { idText } from '../project-id-table.ts'
import { projectFiles, property, textIn, type RecordAt } from '../records.ts'
import type { Rule } from '../rule.ts'

const keyOf = (number: string): string => collapseSpaces(number).toLowerCase()

export const reraNumberConflict: Rule = {
  name: 'rera-number',
  level: 'warning',
  guide:
    'A registration number is another project’s as well, or `reraNumber` is none of those in `rera`, which is what pages show: a number was copied, or changed in one place only.',
  check: (data, report) => {
    const first = new Map<string, RecordAt>()
    for (const record of data.records(...projectFiles)) {
      const { reraNumber: short, rera = [] } = record.value
      const listed = rera.map(({ number }, index) => ({
        number,
        pathInRecord: ['rera', index, 'number'],
      }))
      const shortNumber = presentText(short)
      if (shortNumber !== undefined && listed.length > 0) {
        if (!listed.some(({ number }) => keyOf(number) === keyOf(shortNumber)))
          report(record, ['reraNumber'], {
            message: `"${shortNumber}" is none of the numbers in "rera", which pages show instead; correct one of them, or leave "reraNumber" out`,
          })
      } else if (shortNumber !== undefined)
        listed.push({ number: shortNumber, pathInRecord: ['reraNumber'] })
      for (const { number, pathInRecord } of listed) {
        const key = keyOf(number)
        const other = first.get(key) ?? record
        first.set(key, other)
        if (other === record) continue
        const name = textIn(other.value, 'name') ?? idText(property(other.value, 'id')) ?? ''
        report(record, pathInRecord, {
          message: `"${number}" is the registration of the project "${name}" as well; every project has a number of its own`,
        })
      }
    }
  },
}
