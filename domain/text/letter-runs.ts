/** A stretch of text that one font sets. */
export type LetterRun<Font> = { readonly font: Font; readonly text: string }

/** A font's file, or a part of one, by the letters it has (code points). */
export type WithLetters = { readonly letters: ReadonlySet<number> }

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The first font that has all of a letter and its marks, as a browser chooses. */
export function fontOf<Font extends WithLetters>(
  fonts: readonly Font[],
  grapheme: string,
): Font | undefined {
  const letters = Array.from(grapheme, (letter) => letter.codePointAt(0) ?? 0)
  return fonts.find((font) => letters.every((letter) => font.letters.has(letter)))
}

/**
 * A text in runs of one font each. What no font has is left out; a space or a digit between two
 * words of one script stays with them, where their font has it.
 */
export function letterRuns<Font extends WithLetters>(
  fonts: readonly Font[],
  text: string,
): LetterRun<Font>[] {
  const runs: { font: Font; text: string }[] = []
  for (const { segment } of graphemes.segment(text)) {
    const last = runs.at(-1)
    const same = /^[\s\d.,&'’-]$/u.test(segment) && last ? fontOf([last.font], segment) : undefined
    const chosen = same ?? fontOf(fonts, segment)
    if (chosen === undefined) continue
    if (last?.font === chosen) last.text += segment
    else runs.push({ font: chosen, text: segment })
  }
  return runs
}
