import { DEVELOPER_TYPES, unknownDeveloperTypes } from '../../../domain/project/developer-types.ts'
import type { Rule } from '../rule.ts'
import { nearest } from '../suggestions.ts'

const withWord = (text: string, word: string, other: string): string =>
  text.replaceAll(/[^,/;&\s]+/gu, (part) => (part.toLowerCase() === word ? other : part))

export const developerTypeUnknown: Rule = {
  name: 'developer-type',
  level: 'warning',
  guide: 'A word of `type` is none of the four, so the developer is missing on a page.',
  check: ({ texts, suggest }, report) => {
    for (const { record, pathInRecord, value: text } of texts(
      ['leadingRealEstateDevelopers'],
      'type',
    )) {
      const [word] = unknownDeveloperTypes(text)
      if (word === undefined) continue
      report(record, pathInRecord, {
        message: `"${word}" is none of ${DEVELOPER_TYPES.join(', ')}, so it leads to no listing page`,
        suggestion: nearest(word, DEVELOPER_TYPES),
        fix: () => {
          const only = suggest.only(word, DEVELOPER_TYPES)
          const value = only === undefined ? text : withWord(text, word, only)
          return value === text ? undefined : value
        },
      })
    }
  },
}
