// Cuts the site's typefaces down to what is written in them. For pages: what nearly all of them use,
// and what few do (accents of European names, rare signs), which browsers fetch where it stands; the
// rupee sign is kept by the packages in another file, so it becomes a file of its own. For brochures: single weights, as a PDF cannot hold a font
// with axes, with all Latin letters and Devanagari. The results are committed; run again after a
// font update.
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const packages = new URL('../node_modules/@fontsource-variable/', import.meta.url)
const pages = new URL('../client/styles/fonts/', import.meta.url)
const brochures = new URL('../server/brochure/setting/fonts/', import.meta.url)

const printable = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')

// Their characters stand once more in client/styles/fonts.css.
const common = `${printable(0x20, 0x7e)}\u00a0©·×èé–—‘’“”•…`
const latin = `${common}${printable(0xa0, 0xff)}′″‹›€™←→−`
const rare = [...latin].filter((character) => !common.includes(character)).join('')
const rupee = '₹'

// Fraunces is used for titles and prices only, between 18 and 64 px: one optical size drawn for the
// middle of that range saves a third of the file. Weights: what the styles ask for.
const titles = { opsz: 54, wght: { min: 400, max: 600 } }
const titlesLatin = 'fraunces/files/fraunces-latin-opsz-normal.woff2'
const titlesExtended = 'fraunces/files/fraunces-latin-ext-opsz-normal.woff2'
const texts = { wght: { min: 400, max: 700 } }
const textsLatin = 'figtree/files/figtree-latin-wght-normal.woff2'
const textsExtended = 'figtree/files/figtree-latin-ext-wght-normal.woff2'

const jobs = [
  ['fraunces', titlesLatin, common, titles],
  ['fraunces-rare', titlesLatin, rare, titles],
  ['fraunces-rupee', titlesExtended, rupee, titles],
  ['figtree', textsLatin, common, texts],
  ['figtree-rare', textsLatin, rare, texts],
  ['figtree-rupee', textsExtended, rupee, texts],
]

const wholeLatin = `${latin}™−≈≤≥½⅓¼¾²³`
const extended = `${printable(0x100, 0x24f)}${printable(0x1e00, 0x1eff)}${rupee}`
const devanagari = `${printable(0x900, 0x97f)}${printable(0x20, 0x40)}\u200c\u200d◌–—‘’“”${rupee}`
const devanagariFile =
  'noto-serif-devanagari/files/noto-serif-devanagari-devanagari-wght-normal.woff2'

const brochureJobs = [
  ['display', titlesLatin, wholeLatin, 560, { opsz: 72 }],
  ['display-ext', titlesExtended, extended, 560, { opsz: 72 }],
  ['text', textsLatin, wholeLatin, 400],
  ['text-ext', textsExtended, extended, 400],
  ['strong', textsLatin, wholeLatin, 600],
  ['strong-ext', textsExtended, extended, 600],
  ['devanagari', devanagariFile, devanagari, 400],
  ['devanagari-strong', devanagariFile, devanagari, 600],
].map(([name, source, text, wght, axes]) => [name, source, text, { wght, ...axes }])

async function cutFonts(folder, list) {
  let total = 0
  for (const [name, source, text, variationAxes] of list) {
    const cut = await subsetFont(await readFile(new URL(source, packages)), text, {
      targetFormat: 'woff2',
      variationAxes,
    })
    await writeFile(new URL(`${name}.woff2`, folder), cut)
    total += cut.length
    console.log(`${name}.woff2 ${cut.length} bytes`)
  }
  console.log(`together ${total} bytes`)
}

await cutFonts(pages, jobs)
await cutFonts(brochures, brochureJobs)
