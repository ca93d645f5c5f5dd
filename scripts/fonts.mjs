// Cuts the site's two typefaces down to what its pages are written in: basic Latin with the accents
// of European names, typographic punctuation, and the rupee sign (kept by the packages in another
// file, so it becomes a file of its own). The results are committed; run again after a font update.
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const packages = new URL('../node_modules/@fontsource-variable/', import.meta.url)
const out = new URL('../client/styles/fonts/', import.meta.url)

const printable = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')

const latin = `${printable(0x20, 0x7e)}${printable(0xa0, 0xff)}–—‘’“”•…′″‹›€™←→−`
const rupee = '₹'

// Fraunces is used for titles and prices only, between 18 and 64 px: one optical size drawn for the
// middle of that range saves a third of the file. Weights: what the styles ask for.
const jobs = [
  [
    'fraunces',
    'fraunces/files/fraunces-latin-opsz-normal.woff2',
    latin,
    { opsz: 54, wght: { min: 400, max: 600 } },
  ],
  [
    'fraunces-rupee',
    'fraunces/files/fraunces-latin-ext-opsz-normal.woff2',
    rupee,
    { opsz: 54, wght: { min: 400, max: 600 } },
  ],
  [
    'figtree',
    'figtree/files/figtree-latin-wght-normal.woff2',
    latin,
    { wght: { min: 400, max: 700 } },
  ],
  [
    'figtree-rupee',
    'figtree/files/figtree-latin-ext-wght-normal.woff2',
    rupee,
    { wght: { min: 400, max: 700 } },
  ],
]

let total = 0
for (const [name, source, text, variationAxes] of jobs) {
  const cut = await subsetFont(await readFile(new URL(source, packages)), text, {
    targetFormat: 'woff2',
    variationAxes,
  })
  await writeFile(new URL(`${name}.woff2`, out), cut)
  total += cut.length
  console.log(`${name}.woff2 ${cut.length} bytes`)
}
console.log(`together ${total} bytes`)
