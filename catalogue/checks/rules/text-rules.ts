import { unprintableLetters } from '../../../domain/text/printable-text.ts'
import { collapseSpaces, listAnd } from '../../../domain/text/text.ts'
import { imagesIn } from '../../pictures/picture-references.ts'
import type { FindingDetails } from '../finding.ts'
import { allTextsOf, amountsIn, type RecordAt, type ValueAt } from '../records.ts'
import { repairGarbledText } from '../repair-garbled-text.ts'
import type { Rule } from '../rule-context.ts'

/** Every text of a record but the names of its pictures' files, which nobody can reword. */
function writtenTexts(record: RecordAt): ValueAt<string>[] {
  const paths = new Set(imagesIn(record).map(({ value }) => value))
  return allTextsOf(record).filter(({ value }) => !paths.has(value))
}

/** The texts that are no price and no area: one that cannot be read has a rule of its own. */
function wordsOf(record: RecordAt): ValueAt<string>[] {
  const amounts = [...amountsIn(record, 'prices'), ...amountsIn(record, 'areas')]
  const paths = new Set(amounts.map(({ pathInRecord }) => pathInRecord.join('/')))
  return writtenTexts(record).filter(({ pathInRecord }) => !paths.has(pathInRecord.join('/')))
}

/** What no text of a record may contain: each row is a rule. */
const FORBIDDEN = [
  {
    name: 'claims',
    guide: 'A promise that advertising rules ask proof for. Say what can be shown.',
    texts: allTextsOf,
    expression:
      /assured returns?|guaranteed|\b(?:best|lowest) prices?\b|(?<!\b(?:plot|tower|block|flat|house|villa|shop|unit|gate|road|phase|sector|floor) )\bno\. ?1\b|\b\d+ ?-? ?min(?:ute)?s?[’']? (?:\p{L}+ )?from\b/iu,
    problem:
      'is a promise that advertising rules ask proof for; say what can be shown, or leave it out',
  },
  {
    // Placeholders, and a spreadsheet's words for a failed formula.
    name: 'unfinished-text',
    guide:
      'The text is still to be written, or a spreadsheet’s formula failed where it came from: TODO, Lorem ipsum, #N/A, undefined. Write it, or leave the field out.',
    texts: wordsOf,
    expression:
      /[Ll]orem [Ii]psum|LOREM IPSUM|\b(?:TODO|FIXME|TBD)\b|#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!)|\[object Object\]|^(?:undefined|null|NaN|xxx+|\?\?+)$/u,
    problem: 'stands where a text is still to be written; write it, or leave the field out',
  },
]

const forbiddenTexts = FORBIDDEN.map(({ name, guide, texts, expression, problem }): Rule => ({
  name,
  level: 'warning',
  guide,
  checkRecord: (record, report) => {
    for (const { pathInRecord, value } of texts(record)) {
      const [found] = expression.exec(collapseSpaces(value)) ?? []
      if (found !== undefined) report(record, pathInRecord, { message: `"${found}" ${problem}` })
    }
  },
}))

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
const isGarbled = (text: string): boolean => detailsOf(text) !== undefined

const garbledText: Rule = {
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

/** The message names this many letters, and only counts the others. */
const MAX_NAMED = 5

/** Ids and parts of addresses are printed nowhere. */
const ADDRESSES: ReadonlySet<string> = new Set(['id', 'custom_id', 'slug', 'url', 'from', 'to'])

/** Names a letter: `"✓" (U+2713)`; an invisible one by its number alone. */
const describeLetter = (letter: string): string => {
  const code = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  return /\p{C}/u.test(letter) ? `U+${code}` : `"${letter}" (U+${code})`
}

const unprintableText: Rule = {
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

export const textRules: readonly Rule[] = [...forbiddenTexts, garbledText, unprintableText]
