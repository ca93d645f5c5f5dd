import { isReadableConfiguration, parseBedrooms } from '../../../domain/project/bedrooms.ts'
import { isProjectFile, textsAt } from '../records.ts'
import type { Rule } from '../rule.ts'

export const bedroomsText: Rule = {
  name: 'bedrooms-text',
  level: 'warning',
  guide:
    'The text is shown as it is, but the filter by bedrooms cannot use it. Write the number of rooms and BHK, several with commas: 3 BHK, 4 BHK+.',
  checkRecord: (record, report) => {
    if (!isProjectFile(record.file)) return
    for (const { pathInRecord, value } of textsAt(record, 'bedrooms', 'bedrooms/*')) {
      const unread = parseBedrooms(value).find((one) => !isReadableConfiguration(one))
      if (unread === undefined) continue
      report(record, pathInRecord, {
        message: `"${unread}" is no number of rooms that can be read, so the filter by bedrooms does not find it; write it like 3 BHK or 4 BHK+`,
      })
    }
  },
}
