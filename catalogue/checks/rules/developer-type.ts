import { DEVELOPER_TYPES, unknownDeveloperTypes } from '../../../domain/project/developers.ts'
import { nearest } from '../nearest.ts'
import { property, type Rule } from '../rule.ts'

type Detail = { readonly text: string; readonly word: string }

/** A word of a developer's `type` that is no kind: the developer is missing on a listing page. */
export const developerType: Rule<Detail> = {
  name: 'developer-type',
  level: 'warning',
  guide: 'A word of `type` is none of the four, so the developer is missing on a page.',
  checks: [
    {
      scope: 'record',
      files: ['leadingRealEstateDevelopers'],
      check: ({ value }, _known, report) => {
        const text = property(value, 'type')
        if (typeof text !== 'string') return
        const [word] = unknownDeveloperTypes(text)
        if (word !== undefined) report(['type'], { text, word })
      },
    },
  ],
  words: ({ word }) => ({
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
