import { collapseSpaces, paragraphsOf } from '../text/text.ts'

/** The words before 'Read More' (docs/product.md, 'Project page'); `shortened` if more follow. */
export function descriptionPreview(
  text: string,
  wordCount = 50,
): { text: string; shortened: boolean } {
  const all = collapseSpaces(text).split(' ')
  if (all.length <= wordCount) return { text: all.join(' '), shortened: false }
  return {
    text: `${all
      .slice(0, wordCount)
      .join(' ')
      .replace(/[\s,;:–—-]+$/, '')}…`,
    shortened: true,
  }
}

/** A description as paragraphs: split at blank lines, else in groups of sentences (docs/product.md, 'Project page'). */
export function descriptionParagraphs(text: string): string[] {
  const blocks = paragraphsOf(text)
  return blocks.length > 1 ? blocks : groupSentences(splitSentences(blocks[0] ?? ''))
}

const TRANSITION =
  /^(?:however|moreover|furthermore|additionally|in addition|meanwhile|consequently|therefore|as a result|in short|in conclusion|finally|besides|nevertheless|nonetheless|on the other hand|for example|for instance|overall|similarly|likewise|thus|hence|that said|in fact|above all)\b/i

function groupSentences(sentences: readonly string[]): string[] {
  const size = Math.ceil(sentences.length / 3)
  const groups: string[][] = []
  for (const sentence of sentences) {
    const current = groups.at(-1)
    // A group is at least half full, or a run of transitions would become paragraphs of one
    // sentence.
    const early = TRANSITION.test(sentence) && (current?.length ?? 0) >= Math.max(2, size / 2)
    if (current === undefined || current.length >= size || early) groups.push([sentence])
    else current.push(sentence)
  }
  return groups.map((group) => group.join(' '))
}

/** Words whose full stop ends no sentence: units, titles, and abbreviations before a number or name. */
const ABBREVIATION =
  /(?:^|[\s(])(?:sq|ft|yds?|rs|mr|mrs|ms|dr|st|smt|shri|approx|vs|viz|e\.g|i\.e|pvt|sec|ph)\.$/i
const NUMBER_SIGN = /\bnos?\.$/i // 'plot no. 5', but not 'the answer is no.'

/**
 * Sentences with their marks. A full stop inside a number ('4.5 acres'), after an abbreviation
 * ('sq. ft.', 'Rs. 95 L') or before a small letter ends none.
 */
export function splitSentences(text: string): string[] {
  const pieces = collapseSpaces(text).split(/(?<=[.!?…]['"’”)]*) (?=["'“‘(]*[\p{Lu}\d₹])/u)
  const sentences: string[] = []
  let current = ''
  pieces.forEach((piece, index) => {
    current = current === '' ? piece : `${current} ${piece}`
    const beforeNumber = NUMBER_SIGN.test(current) && /^\d/.test(pieces[index + 1] ?? '')
    if (ABBREVIATION.test(current) || beforeNumber) return
    sentences.push(current)
    current = ''
  })
  return [...sentences, current].filter((sentence) => sentence !== '')
}
