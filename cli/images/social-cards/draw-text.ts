import sharp from 'sharp'
import { printableText } from '../../../domain/text/printable-text.ts'
import { escapeMarkup } from '../../../domain/text/text.ts'
import { TYPEFACES, type Typeface } from '../../../server/brochure/typefaces.ts'

export type TextStyle = {
  face: Typeface
  colour: string
  /** The distance between two lines, as a part of the size. */
  lineHeight: number
  /** The sizes to try, in pixels, with the most lines at each size. */
  lines: Readonly<Record<number, number>>
}

type Fit = readonly [size: number, lines: number]

const fitsOf = ({ lines }: TextStyle): Fit[] =>
  Object.entries(lines)
    .map(([size, maxLines]): Fit => [Number(size), maxLines])
    .reverse()

/** The typefaces for letters that the chosen one does not have, in this order. */
const FALLBACKS = [TYPEFACES.text, TYPEFACES.display, TYPEFACES.devanagariStrong]

/** Makes the typefaces known to sharp, which then chooses among them by name. */
export async function openTypefaces(): Promise<void> {
  for (const { file, family } of Object.values(TYPEFACES)) {
    await sharp({ text: { text: 'a', font: family, fontfile: file } }).toBuffer()
  }
}

/**
 * Draws a text at the largest size at which it fits into a column with its words whole; where none
 * fits, at the smallest with an ellipsis. Undefined where there is nothing to draw.
 */
export async function drawText(text: string, style: TextStyle, column: number) {
  const plain = printableText(text).trim()
  if (plain === '') return undefined
  const fitsAt = fitsOf(style)
  for (const fit of fitsAt) {
    const image = await balanced(plain, style, fit, column)
    if (isWithin(image, style, fit, column)) return image
  }
  const smallest = fitsAt.at(-1) ?? [0, 0]
  for (let length = plain.length; ; length = Math.floor(length * 0.9)) {
    const cut = length < plain.length ? `${plain.slice(0, length).trimEnd()}…` : plain
    const image = await draw(cut, style, smallest[0], column, 'word-char')
    if (length < 2 || isWithin(image, style, smallest, column)) return image
  }
}

/**
 * The text in the narrowest column with the same number of lines, so that no line has one short
 * word.
 */
async function balanced(text: string, style: TextStyle, [size]: Fit, column: number) {
  let image = await draw(text, style, size, column, 'word')
  if (image.width > column || image.height < size * style.lineHeight * 1.5) return image
  for (let width = column * 0.94; width > column / 2; width *= 0.94) {
    const narrower = await draw(text, style, size, Math.round(width), 'word')
    if (narrower.width > width || narrower.height > image.height + size / 2) break
    image = narrower
  }
  return image
}

/** Whether a drawn text takes at most so many lines, give or take a quarter of one. */
const isWithin = (
  image: { width: number; height: number },
  style: TextStyle,
  [size, lines]: Fit,
  column: number,
) => image.width <= column && image.height < size * style.lineHeight * (lines + 0.25)

/** Draws letters on a transparent ground, cut to their extent; sizes are in pixels. */
async function draw(
  text: string,
  { face, colour, lineHeight }: TextStyle,
  size: number,
  width: number,
  wrap: 'word' | 'word-char',
) {
  const height = lineHeight / face.lineHeight
  const families = [face, ...FALLBACKS].map(({ family }) => family)
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}" line_height="${height}">${escapeMarkup(text)}</span>`,
      font: `${families.join(', ')} ${size}`,
      fontfile: face.file,
      width,
      // At this resolution one point is one pixel.
      dpi: 72,
      rgba: true,
      wrap,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { png: data, width: info.width, height: info.height }
}
