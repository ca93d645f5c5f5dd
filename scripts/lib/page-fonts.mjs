// The texts in the pages' typefaces and the file of each: scripts/fonts.mjs cuts the
// files, scripts/generate/generate-font-faces.mjs declares them.

const printable = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')

/** What nearly all pages use. */
const common = `${printable(0x20, 0x7e)}\u00a0©·×èé–—‘’“”•…`
/** What the packages' Latin files hold for us. */
const latin = `${common}${printable(0xa0, 0xff)}′″‹›€™←→−`
/** The packages keep it in another file, so it is a file of its own. */
export const rupee = '₹'

/** The characters of each file of a typeface, by the end of its name. */
export const pageLetters = {
  '': common,
  '-rare': [...latin].filter((character) => !common.includes(character)).join(''),
  '-rupee': rupee,
}

/** The typefaces with the weights that the styles ask for. */
export const pageFamilies = [
  { family: 'Fraunces', file: 'fraunces', weights: { min: 400, max: 600 } },
  { family: 'Figtree', file: 'figtree', weights: { min: 400, max: 700 } },
]
