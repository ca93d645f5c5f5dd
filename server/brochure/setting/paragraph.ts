import type { Style } from './page-style.ts'

/** Lines of one style, to be set below each other. */
export type Paragraph = {
  readonly lines: readonly string[]
  readonly style: Style
  /** From one line to the next, in points. */
  readonly step: number
  readonly height: number
}

/** The width of one line, in points. */
export type Measure = (text: string, style: Style) => number

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Breaks a text into lines of a width: between words, and inside a word that is wider alone. */
export function wrap(measure: Measure, text: string, style: Style, width: number): Paragraph {
  const lines: string[] = []
  for (const word of wordsOf(text).flatMap((one) => breakWord(measure, one, style, width))) {
    const last = lines.at(-1)
    const longer = `${last ?? ''} ${word}`
    if (last !== undefined && measure(longer, style) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const step = style.size * style.leading
  return { lines, style, step, height: lines.length * step }
}

/**
 * `wrap` at the largest of some sizes at which the text takes no more than `most` lines with its
 * words whole; at the smallest where it never does.
 */
export function fit(
  measure: Measure,
  text: string,
  style: Style,
  width: number,
  { sizes, most }: { readonly sizes: readonly number[]; readonly most: number },
): Paragraph {
  const words = wordsOf(text)
  const fits = sizes.find((size) => {
    const at = { ...style, size }
    if (words.some((word) => measure(word, at) > width)) return false
    return wrap(measure, text, at, width).lines.length <= most
  })
  return wrap(measure, text, { ...style, size: fits ?? sizes.at(-1) ?? style.size }, width)
}

/** Between plain spaces only: a no-break space keeps a sum and its unit together. */
export const wordsOf = (text: string): string[] =>
  text.split(/[ \t\r\n]+/).filter((word) => word !== '')

/** After a sign that addresses and numbers are made of, else between any two letters. */
function breakWord(measure: Measure, word: string, style: Style, width: number): string[] {
  if (measure(word, style) <= width) return [word]
  const parts = word.split(/(?<=[/@._-])/)
  const pieces = parts.some((part) => measure(part, style) > width)
    ? Array.from(graphemes.segment(word), ({ segment }) => segment)
    : parts
  return pieces.slice(1).reduce(
    (lines, piece) => {
      const longer = `${lines.at(-1) ?? ''}${piece}`
      if (measure(longer, style) <= width) return [...lines.slice(0, -1), longer]
      return [...lines, piece]
    },
    pieces.slice(0, 1),
  )
}
