import { pageFamilies, pageLetters } from '../lib/page-fonts.mjs'

const banner =
  '/* Written by scripts/generate.mjs from scripts/lib/page-fonts.mjs. Change that, not this file. */\n'

/** The style sheet that says which of the pages' font files holds which characters. */
export function fontFacesSource() {
  const faces = pageFamilies.flatMap(({ family, file, weights }) =>
    Object.entries(pageLetters).map(
      ([end, letters]) => `
@font-face {
  font-family: ${family};
  src: url('./fonts/${file}${end}.woff2') format('woff2');
  font-weight: ${weights.min} ${weights.max};
  font-display: swap;
  unicode-range: ${unicodeRange(letters)};
}
`,
    ),
  )
  return banner + faces.join('')
}

/** Characters as CSS writes them: `U+20-7E, U+A0`. */
function unicodeRange(letters) {
  const points = [...new Set(letters)].map((letter) => letter.codePointAt(0)).sort((a, b) => a - b)
  const ranges = []
  for (const point of points) {
    const last = ranges.at(-1)
    if (last?.end === point - 1) last.end = point
    else ranges.push({ start: point, end: point })
  }
  const hex = (point) => point.toString(16).toUpperCase()
  return ranges
    .map(({ start, end }) => `U+${hex(start)}${end > start ? `-${hex(end)}` : ''}`)
    .join(', ')
}
