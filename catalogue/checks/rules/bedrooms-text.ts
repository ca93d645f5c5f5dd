import { isReadableConfiguration, parseBedrooms } from '../../../domain/project/bedrooms.ts'
import { normalizeText } from '../../../domain/text/text.ts'
import { projectFiles } from '../records.ts'
import type { Rule } from '../rule.ts'

export const bedroomsText: Rule = {
  name: 'bedrooms-text',
  level: 'warning',
  guide:
    'The text is shown as it is, but the filter by bedrooms cannot use it. Write the number of rooms and BHK, several with commas: 3 BHK, 4 BHK+. A name such as Duplex can be read too, and what `filterOptions` in site.json offers.',
  check: (data, report) => {
    const offered = new Set(
      data.texts(['site'], 'filterOptions/bedrooms/*').map(({ value }) => normalizeText(value)),
    )
    const canBeRead = (one: string) =>
      isReadableConfiguration(one) || offered.has(normalizeText(one))
    for (const { record, pathInRecord, value } of data.texts(
      projectFiles,
      'bedrooms',
      'bedrooms/*',
    )) {
      const unread = parseBedrooms(value).find((one) => !canBeRead(one))
      if (unread === undefined) continue
      report(record, pathInRecord, {
        message: `"${unread}" is no number of rooms that can be read, so the filter by bedrooms does not find it; write it like 3 BHK or 4 BHK+`,
      })
    }
  },
}
