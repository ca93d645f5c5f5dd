import { amountsIn } from '../records.ts'
import type { Rule } from '../rule.ts'
import { writtenTexts } from '../written-texts.ts'

/**
 * Placeholders for a text that is still to be written, and a spreadsheet's words for a failed
 * formula.
 */
const UNFINISHED =
  /lorem ipsum|\b(?:TODO|FIXME|TBD)\b|#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!)|\[object Object\]|^(?:undefined|null|NaN|xxx+|\?\?+)$/u

export const unfinishedText: Rule = {
  name: 'unfinished-text',
  level: 'warning',
  guide:
    'The text is still to be written, or a spreadsheet’s formula failed where it came from: TODO, Lorem ipsum, #N/A, undefined. Write it, or leave the field out.',
  checkRecord: (record, report) => {
    // A price or an area that cannot be read has a rule of its own.
    const amounts = [...amountsIn(record, 'prices'), ...amountsIn(record, 'areas')]
    const read = new Set(amounts.map(({ pathInRecord }) => pathInRecord.join('/')))
    for (const { pathInRecord, value } of writtenTexts(record)) {
      if (read.has(pathInRecord.join('/'))) continue
      const [placeholder] =
        UNFINISHED.exec(value.trim().replace(/lorem ipsum/iu, 'lorem ipsum')) ?? []
      if (placeholder === undefined) continue
      report(record, pathInRecord, {
        message: `"${placeholder}" stands where a text is still to be written; write it, or leave the field out`,
      })
    }
  },
}
