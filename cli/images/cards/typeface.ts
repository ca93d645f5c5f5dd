import { readFile } from 'node:fs/promises'
import { Blob, Buffer as ShapingBuffer, Face, Font, shape, Variation } from 'harfbuzzjs'
import { decompress } from 'wawoff2'
import { fontOf, letterRuns } from '../../../domain/text/letter-runs.ts'

/** One weight of a font file that holds some of a typeface's letters. */
type Cut = { readonly font: Font; readonly unitsPerEm: number; readonly letters: Set<number> }

/** A typeface as a browser sees it: the first file that has a letter sets it. */
export type Typeface = readonly Cut[]

const openCut = async (file: URL, axes: Readonly<Record<string, number>>): Promise<Cut> => {
  const bytes = await decompress(await readFile(file))
  const face = new Face(new Blob(Uint8Array.from(bytes).buffer))
  const font = new Font(face)
  font.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)))
  return { font, unitsPerEm: face.upem, letters: new Set(face.collectUnicodes()) }
}

// The site's two typefaces; names in Hindi are set in a serif that goes with both.
const open = (
  axes: Readonly<Record<string, number>>,
  ...files: readonly URL[]
): Promise<Typeface> => Promise.all(files.map((file) => openCut(file, axes)))

// Written out one by one: the build finds and copies each.
const FILES = {
  frauncesLatin: new URL(
    '../../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    import.meta.url,
  ),
  frauncesLatinExt: new URL(
    '../../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2',
    import.meta.url,
  ),
  frauncesVietnamese: new URL(
    '../../../node_modules/@fontsource-variable/fraunces/files/fraunces-vietnamese-opsz-normal.woff2',
    import.meta.url,
  ),
  figtreeLatin: new URL(
    '../../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    import.meta.url,
  ),
  figtreeLatinExt: new URL(
    '../../../node_modules/@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
    import.meta.url,
  ),
  devanagari: new URL(
    '../../../node_modules/@fontsource-variable/noto-serif-devanagari/files/noto-serif-devanagari-devanagari-wght-normal.woff2',
    import.meta.url,
  ),
} as const

/** Titles and prices. */
export const openDisplay = (): Promise<Typeface> =>
  open(
    { opsz: 72, wght: 560 },
    FILES.frauncesLatin,
    FILES.frauncesLatinExt,
    FILES.frauncesVietnamese,
    FILES.devanagari,
  )

/** Everything else. */
export const openText = (): Promise<Typeface> =>
  open({ wght: 500 }, FILES.figtreeLatin, FILES.figtreeLatinExt, FILES.devanagari)

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** True where every letter of a text can be set; marks and pictograms may be left out. */
export const canSet = (typeface: Typeface, text: string): boolean =>
  Array.from(graphemes.segment(text)).every(
    ({ segment }) =>
      !/[\p{L}\p{N}\p{Sc}]/u.test(segment) || fontOf(typeface, segment) !== undefined,
  )

type Glyph = {
  readonly cut: Cut
  readonly id: number
  /** Of the line's first letter's origin, in ems, y upwards. */
  readonly x: number
  readonly y: number
}

type Shaped = { readonly glyphs: readonly Glyph[]; readonly width: number }

const shapeLine = (typeface: Typeface, text: string): Shaped => {
  let x = 0
  const glyphs: Glyph[] = []
  for (const { font: cut, text: part } of letterRuns(typeface, text)) {
    const buffer = new ShapingBuffer()
    buffer.addText(part)
    buffer.guessSegmentProperties()
    shape(cut.font, buffer)
    const positions = buffer.getGlyphPositions()
    for (const [index, { codepoint: id }] of buffer.getGlyphInfos().entries()) {
      const at = positions[index]
      if (at === undefined) continue
      glyphs.push({ cut, id, x: x + at.xOffset / cut.unitsPerEm, y: at.yOffset / cut.unitsPerEm })
      x += at.xAdvance / cut.unitsPerEm
    }
  }
  return { glyphs, width: x }
}

/** The width of one line in pixels, at a size in pixels. */
export const lineWidth = (typeface: Typeface, text: string, size: number): number =>
  shapeLine(typeface, text).width * size

/** The outlines of one line as SVG paths, its first letter's origin at 0, 0; the size in pixels. */
export const drawLine = (typeface: Typeface, text: string, size: number): string =>
  shapeLine(typeface, text)
    .glyphs.map(({ cut, id, x, y }) => {
      const scale = size / cut.unitsPerEm
      const place = `translate(${(x * size).toFixed(2)} ${(-y * size).toFixed(2)})`
      return `<path transform="${place} scale(${scale} ${-scale})" d="${cut.font.glyphToPath(id)}"/>`
    })
    .join('')
