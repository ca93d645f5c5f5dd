import { lineWidth, type Typeface } from './typeface.ts'

/** A size to try, in pixels, and the most lines that may be taken at it. */
export type Fit = { readonly size: number; readonly lines: number }

export type Paragraph = { readonly lines: readonly string[]; readonly size: number }

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

// Ends what the next word follows without a space: a line may end after a hyphen, a dash or a stroke.
const JOINED = '\u200B'
const AFTER_HYPHEN = /(?<=[\p{L}\p{M}\p{N}][-–—/])(?=[\p{L}\p{N}])/gu

const wordsOf = (text: string): string[] =>
  text
    .replaceAll(AFTER_HYPHEN, `${JOINED} `)
    .split(' ')
    .filter((word) => word !== '')

const shown = (text: string): string => text.replaceAll(JOINED, '')

const wordWidth = (typeface: Typeface, word: string, size: number): number =>
  lineWidth(typeface, shown(word), size)

const withWord = (line: string, word: string): string =>
  line.endsWith(JOINED) ? `${shown(line)}${word}` : `${line} ${word}`

// Only a word that is wider than the column is broken inside.
const breakWord = (typeface: Typeface, word: string, size: number, width: number): string[] => {
  if (wordWidth(typeface, word, size) <= width) return [word]
  const parts = ['']
  for (const { segment } of graphemes.segment(word)) {
    const longer = `${parts.at(-1) ?? ''}${segment}`
    if (lineWidth(typeface, longer, size) <= width) parts[parts.length - 1] = longer
    else parts.push(segment)
  }
  return parts
}

const wrap = (
  typeface: Typeface,
  words: readonly string[],
  size: number,
  width: number,
): string[] => {
  const lines: string[] = []
  for (const word of words.flatMap((one) => breakWord(typeface, one, size, width))) {
    const last = lines.at(-1)
    const longer = withWord(last ?? '', word)
    if (last !== undefined && wordWidth(typeface, longer, size) <= width) {
      lines[lines.length - 1] = longer
    } else lines.push(word)
  }
  return lines.map(shown)
}

// The same number of lines in the narrowest column, so that none is left with one short word.
const balance = (
  typeface: Typeface,
  words: readonly string[],
  size: number,
  width: number,
): string[] => {
  let lines = wrap(typeface, words, size, width)
  for (let narrower = width * 0.96; narrower > width / 2; narrower *= 0.96) {
    if (words.some((word) => wordWidth(typeface, word, size) > narrower)) break
    const next = wrap(typeface, words, size, narrower)
    if (next.length > lines.length) break
    lines = next
  }
  return lines
}

const cutOff = (typeface: Typeface, line: string, size: number, width: number): string => {
  const fitting = (parts: readonly string[], separator: string): string => {
    const kept = [...parts]
    const cut = (): string => `${kept.join(separator)}…`
    while (kept.length > 1 && lineWidth(typeface, cut(), size) > width) kept.pop()
    return cut()
  }
  const words = fitting(line.split(' '), ' ')
  if (lineWidth(typeface, words, size) <= width) return words
  return fitting(
    Array.from(graphemes.segment(words.slice(0, -1)), ({ segment }) => segment),
    '',
  )
}

/**
 * Wraps a text at the largest size at which it fits into a column, words whole; where none does,
 * at the smallest, its last line cut off with an ellipsis.
 * @param fits from the largest size to the smallest
 */
export const fitText = (
  typeface: Typeface,
  text: string,
  width: number,
  fits: readonly Fit[],
): Paragraph => {
  const words = wordsOf(text)
  for (const { size, lines: most } of fits) {
    if (words.some((word) => wordWidth(typeface, word, size) > width)) continue
    const lines = balance(typeface, words, size, width)
    if (lines.length <= most) return { lines, size }
  }
  const { size, lines: most } = fits.at(-1) ?? { size: 0, lines: 0 }
  const lines = wrap(typeface, words, size, width)
  if (lines.length <= most) return { lines, size }
  const last = cutOff(typeface, lines[most - 1] ?? '', size, width)
  return { lines: [...lines.slice(0, most - 1), last], size }
}
