import { repairGarbledText } from '../repair-garbled-text.ts'
import type { FindingDetails } from '../finding.ts'
import type { Rule } from '../rule.ts'
import { writtenTexts } from '../written-texts.ts'

/** The character that stands for one that a program could not read. */
const LOST = '\uFFFD'

const TAG = /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>/iu

/** Marks that another program reads as bold, a link or a heading, and a line break as programs write it. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/\*\*[^*\s][^*]*\*\*|\[[^\]]+\]\(https?:[^)]*\)|^#{1,6} \S/mu, 'is Markdown'],
  [/\\[nrt](?![a-z])/u, 'is a line break of another program'],
]

const detailsOf = (text: string): FindingDetails | undefined => {
  if (text.includes(LOST))
    return { message: `letters are lost where ${LOST} stands; write them again` }
  const [tag] = TAG.exec(text) ?? []
  if (tag !== undefined)
    return { message: `"${tag}" is HTML, which pages show as it is; leave it out` }
  for (const [pattern, description] of MARKS) {
    const [mark] = pattern.exec(text) ?? []
    if (mark !== undefined)
      return { message: `"${mark}" ${description}, which pages show as it is; leave it out` }
  }
  const repaired = repairGarbledText(text)
  if (repaired === undefined) return undefined
  const { from, to } = repaired
  return {
    message: `"${from}" was read in another encoding, or is written for another program; it means "${to}"`,
    suggestion: repaired.text,
    hint: `Write "${to}".`,
    fix: () => repaired.text,
  }
}

/** Whether a text is reported as garbled. */
export const isGarbled = (text: string): boolean => detailsOf(text) !== undefined

export const garbledText: Rule = {
  name: 'garbled-text',
  level: 'warning',
  guide:
    'Letters were lost or changed on the way through another program: `Ã©` for `é`, `&amp;` for `&`, HTML or Markdown among the words, an accent apart from its letter.',
  checkRecord: (record, report) => {
    for (const { pathInRecord, value } of writtenTexts(record)) {
      const details = detailsOf(value)
      if (details) report(record, pathInRecord, details)
    }
  },
}
