import { unprintableLetters } from '../../../domain/text/printable-text.ts'
import { listAnd } from '../../../domain/text/text.ts'
import type { Rule } from '../rule.ts'
import { isGarbled } from './garbled-text.ts'
import { writtenTexts } from '../written-texts.ts'

/** The message names this many letters, and only counts the others. */
const MAX_NAMED = 5

/** Ids and parts of addresses are printed nowhere. */
const ADDRESSES: ReadonlySet<string> = new Set(['id', 'custom_id', 'slug', 'url', 'from', 'to'])

/** Names a letter: `"✓" (U+2713)`; an invisible one by its number alone. */
const describeLetter = (letter: string): string => {
  const code = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  return /\p{C}/u.test(letter) ? `U+${code}` : `"${letter}" (U+${code})`
}

export const unprintableText: Rule = {
  name: 'unprintable-text',
  level: 'warning',
  guide:
    'No typeface of the site has the letter, an emoji or one of Tamil, say: brochures and social cards leave it out, pages show it in whatever typeface the visitor has. Write it in English or Hindi letters, or leave it out.',
  checkRecord: (record, report) => {
    for (const { pathInRecord, value } of writtenTexts(record)) {
      // Other names of a city are only read, and shown nowhere.
      if (ADDRESSES.has(pathInRecord.at(-1) ?? '') || pathInRecord.at(-2) === 'aliases') continue
      const letters = unprintableLetters(value)
      if (letters.length === 0 || isGarbled(value)) continue
      const others = letters.length - MAX_NAMED
      const names = letters.slice(0, MAX_NAMED).map(describeLetter)
      const [are, them] = letters.length === 1 ? ['is', 'it'] : ['are', 'them']
      report(record, pathInRecord, {
        message: `${listAnd(others > 0 ? [...names, `${others} more`] : names)} ${are} in no typeface of the site, so brochures and social cards leave ${them} out`,
        hint: 'Write it in English or Hindi letters, or leave it out.',
      })
    }
  },
}
