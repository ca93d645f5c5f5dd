// Cuts the site's typefaces down to what pages write in them: lib/page-fonts.mjs says what; browsers
// fetch each file where its letters occur. The results are committed; run again after a font
// update. Brochures and social cards use whole files (server/brochure/typefaces.ts).
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { pageFamilies, pageLetters, rupee } from './lib/page-fonts.mjs'

const require = createRequire(import.meta.url)
const pages = new URL('../client/styles/fonts/', import.meta.url)

// Fraunces is used for titles and prices only, between 18 and 64 px: one optical size drawn for the
// middle of that range saves a third of the file.
const sources = {
  fraunces: {
    latin: require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'),
    extended:
      require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2'),
    axes: { opsz: 54 },
  },
  figtree: {
    latin: require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    extended:
      require.resolve('@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2'),
    axes: {},
  },
}

const jobs = pageFamilies.flatMap(({ file, weights: wght }) =>
  Object.entries(pageLetters).map(([end, letters]) => {
    const source = sources[file]
    const from = letters === rupee ? source.extended : source.latin
    return [`${file}${end}`, from, letters, { ...source.axes, wght }]
  }),
)

let total = 0
for (const [name, source, text, variationAxes] of jobs) {
  const cut = await subsetFont(await readFile(source), text, {
    targetFormat: 'woff2',
    variationAxes,
  })
  await writeFile(new URL(`${name}.woff2`, pages), cut)
  total += cut.length
  console.log(`${name}.woff2 ${cut.length} bytes`)
}
console.log(`together ${total} bytes`)
