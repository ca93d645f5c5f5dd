import { DEVELOPER_TYPES, unknownDeveloperTypes } from '../../../domain/project/developers.ts'
import { nearest } from '../nearest.ts'
import { property } from '../records.ts'
import type { Rule } from '../rule.ts'

type Detail = { readonly text: string; readonly word: string }

/** A word of a developer's `type` that is no kind: the developer is missing on a listing page. */
export const developerType: Rule<Detail> = {
  name: 'developer-type',
  level: 'warning',
  guide: 'A word of `type` is none of the four, so the developer is missing on a page.',
  check: (data, report) => {
    for (const record of data.records('leadingRealEstateDevelopers')) {
      const text = property(record.value, 'type')
      if (typeof text !== 'string') continue
      const [word] = unknownDeveloperTypes(text)
      if (word !== undefined) report(record, ['type'], { text, word })
    }
  },
  messages: ({ word }) => ({
    message: `"${word}" is none of ${DEVELOPER_TYPES.join(', ')}, so it leads to no listing page`,
    suggestion: nearest(word, DEVELOPER_TYPES),
  }),
  fix: ({ text, word }, { suggest }) => {
    const only = suggest.only(word, DEVELOPER_TYPES)
    if (only === undefined) return undefined
    const value = text.replaceAll(/[^,/;&\s]+/gu, (part) =>
      part.toLowerCase() === word ? only : part,
    )
    return value === text ? undefined : { value }
  },
}
