// Cuts the site's typefaces down to the characters of its pages, and declares the files; browsers
// fetch each where its characters occur. The results are committed, so run this again after a font
// update. Brochures and social cards use whole files (server/brochure/typefaces.ts).
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { runsOf } from './generate/generate-letters.mjs'

const { resolve } = createRequire(import.meta.url)
const styles = new URL('../client/styles/', import.meta.url)

const printable = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')

/** The characters that nearly all pages use. */
const common = `${printable(0x20, 0x7e)}\u00a0©·×çèé–—‘’“”•…`
/** The characters of the packages' Latin files that the site uses. */
const latin = `${common}${printable(0xa0, 0xff)}′″‹›€™←→−`

/** The characters of each file of a typeface, by the end of its name, with the package's file. */
const parts = [
  { end: '', letters: common, from: 'latin' },
  {
    end: '-rare',
    letters: [...latin].filter((character) => !common.includes(character)).join(''),
    from: 'latin',
  },
  { end: '-rupee', letters: '₹', from: 'latin-ext' },
]

/** The typefaces, with the weights that the styles use. */
const families = [
  // Fraunces is used for titles and prices only, between 18 and 64 px: one optical size drawn for
  // the middle of that range saves a third of the file.
  { family: 'Fraunces', file: 'fraunces', axis: 'opsz', opsz: 54, wght: { min: 400, max: 600 } },
  { family: 'Figtree', file: 'figtree', axis: 'wght', wght: { min: 400, max: 700 } },
]

/**
 * What is shown until the typefaces arrive: system faces stretched to the same widths and heights
 * (measured on the site's own text), so that nothing moves when they do. Those of Windows, Apple and
 * most Linux desktops come first, then Android's. Each has its family, the names of the system's
 * face, the weights, and in per cent size, ascent and descent.
 */
const standIns = [
  ['Fraunces Fallback', 'Times New Roman', 'Liberation Serif', '400', 109.4, 89.4, 23.3],
  ['Fraunces Fallback', 'Times New Roman', 'Liberation Serif', '500 600', 111.4, 87.8, 22.9],
  ['Figtree Fallback', 'Arial', 'Liberation Sans', '400 500', 99.6, 95.4, 25.1],
  ['Figtree Fallback', 'Arial Bold', 'Liberation Sans Bold', '600 700', 94.8, 100.2, 26.4],
  ['Fraunces Android', 'Noto Serif', 'NotoSerif-Regular', '400', 93, 105.1, 27.4],
  ['Fraunces Android', 'Noto Serif Bold', 'NotoSerif-Bold', '500 600', 90.4, 108.2, 28.2],
  ['Figtree Android', 'Roboto', 'Roboto-Regular', '400 500', 101.8, 93.3, 24.6],
  ['Figtree Android', 'Roboto Bold', 'Roboto-Bold', '600 700', 101.3, 93.8, 24.7],
]

let css = '/* Written by scripts/fonts.mjs. Change that, not this file. */\n'
for (const { family, file, axis, opsz, wght } of families) {
  for (const { end, letters, from } of parts) {
    const source = resolve(
      `@fontsource-variable/${file}/files/${file}-${from}-${axis}-normal.woff2`,
    )
    const cut = await subsetFont(await readFile(source), letters, {
      targetFormat: 'woff2',
      variationAxes: { ...(opsz && { opsz }), wght },
    })
    await writeFile(new URL(`fonts/${file}${end}.woff2`, styles), cut)
    console.log(`${file}${end}.woff2 ${cut.length} bytes`)
    css += `
@font-face {
  font-family: ${family};
  src: url('./fonts/${file}${end}.woff2') format('woff2');
  font-weight: ${wght.min} ${wght.max};
  font-display: swap;
  unicode-range: ${unicodeRange(letters)};
}
`
  }
}
for (const [family, name, otherName, weight, size, ascent, descent] of standIns) {
  css += `
@font-face {
  font-family: '${family}';
  src: local('${name}'), local('${otherName}');
  font-weight: ${weight};
  size-adjust: ${size}%;
  ascent-override: ${ascent}%;
  descent-override: ${descent}%;
  line-gap-override: 0%;
}
`
}
await writeFile(new URL('fonts.generated.css', styles), css)

/** The characters as CSS writes them: `U+20-7E, U+A0`. */
function unicodeRange(letters) {
  const hex = (point) => point.toString(16).toUpperCase()
  const points = new Set([...letters].map((letter) => letter.codePointAt(0)))
  return runsOf([...points])
    .map(({ start, end }) => `U+${hex(start)}${end > start ? `-${hex(end)}` : ''}`)
    .join(', ')
}
