import { pathToFileURL } from 'node:url'
import { openSync } from 'fontkit'

/** The name that all weights of each typeface share. */
const FAMILIES = {
  text: ['text', 'strong'],
  display: ['display'],
  devanagari: ['devanagari', 'devanagariStrong'],
}

/**
 * Tells letters from controls, signs that only the font itself knows, and the mark at its table's
 * end.
 */
const isLetter = (point) =>
  point >= 0x20 && !(point >= 0xe000 && point <= 0xf8ff) && point !== 0xffff

/** The letters that all weights of each typeface have, as regular expressions hold them. */
export async function lettersSource(typefaces) {
  const { TYPEFACES } = await import(pathToFileURL(typefaces).href)
  const families = Object.entries(FAMILIES).map(([family, faces]) => {
    const [font, ...others] = faces.map((face) => openSync(TYPEFACES[face].file))
    const points = font.characterSet.filter(
      (point) => isLetter(point) && others.every((other) => other.hasGlyphForCodePoint(point)),
    )
    return `  ${family}: String.raw\`${ranges(points)}\`,`
  })
  return `// Written by npm run generate from the files of the fonts.

/** What each typeface of the site has, as a character class of a regular expression holds it. */
export const LETTERS = {
${families.join('\n')}
}
`
}

/** \`\u{20}-\u{7E}\u{A0}\`. */
function ranges(points) {
  const escape = (point) => `\\u{${point.toString(16).toUpperCase()}}`
  return runsOf(points)
    .map(({ start, end }) => (end > start ? `${escape(start)}-${escape(end)}` : escape(start)))
    .join('')
}

/** The runs of numbers that follow one another, in their order. */
export function runsOf(points) {
  const found = []
  for (const point of points.sort((a, b) => a - b)) {
    const last = found.at(-1)
    if (last?.end === point - 1) last.end = point
    else found.push({ start: point, end: point })
  }
  return found
}
