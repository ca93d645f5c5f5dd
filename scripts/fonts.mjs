// Cuts the site's typefaces down to what is written in them. For pages: lib/page-fonts.mjs says what;
// browsers fetch each file where something of it stands. For brochures: single weights, as a PDF cannot
// hold a font with axes, with all Latin letters and Devanagari. The results are committed; run again
// after a font update.
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { latin, pageFamilies, pageLetters, printable, rupee } from './lib/page-fonts.mjs'

const packages = new URL('../node_modules/@fontsource-variable/', import.meta.url)
const pages = new URL('../client/styles/fonts/', import.meta.url)
const brochures = new URL('../server/brochure/setting/fonts/', import.meta.url)

// Fraunces is used for titles and prices only, between 18 and 64 px: one optical size drawn for the
// middle of that range saves a third of the file.
const sources = {
  fraunces: {
    latin: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
    extended: 'fraunces/files/fraunces-latin-ext-opsz-normal.woff2',
    axes: { opsz: 54 },
  },
  figtree: {
    latin: 'figtree/files/figtree-latin-wght-normal.woff2',
    extended: 'figtree/files/figtree-latin-ext-wght-normal.woff2',
    axes: {},
  },
}
const { fraunces: titles, figtree: texts } = sources

const jobs = pageFamilies.flatMap(({ file, weights: wght }) =>
  Object.entries(pageLetters).map(([end, letters]) => {
    const source = sources[file]
    const from = letters === rupee ? source.extended : source.latin
    return [`${file}${end}`, from, letters, { ...source.axes, wght }]
  }),
)

const wholeLatin = `${latin}™−≈≤≥½⅓¼¾²³`
const extended = `${printable(0x100, 0x24f)}${printable(0x1e00, 0x1eff)}${rupee}`
const devanagari = `${printable(0x900, 0x97f)}${printable(0x20, 0x40)}\u200c\u200d◌–—‘’“”${rupee}`
const devanagariFile =
  'noto-serif-devanagari/files/noto-serif-devanagari-devanagari-wght-normal.woff2'

const brochureJobs = [
  ['display', titles.latin, wholeLatin, 560, { opsz: 72 }],
  ['display-ext', titles.extended, extended, 560, { opsz: 72 }],
  ['text', texts.latin, wholeLatin, 400],
  ['text-ext', texts.extended, extended, 400],
  ['strong', texts.latin, wholeLatin, 600],
  ['strong-ext', texts.extended, extended, 600],
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
