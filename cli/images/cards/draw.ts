import * as colours from '../../../domain/colours.ts'
import sharp, { type OverlayOptions } from 'sharp'
import { limits } from '../../../catalogue/pictures/limits.ts'
import { socialCardSize } from '../../../domain/image/image-manifest.ts'
import { fitText, type Fit, type Paragraph } from './paragraph.ts'
import type { CardText } from './subjects.ts'
import { canSet, drawLine, openDisplay, openText, type Typeface } from './typeface.ts'

/** What a card is made of, apart from its words: bytes of pictures. */
export type CardPictures = {
  readonly photo: Buffer | undefined
  /** The agency's mark for a dark ground. */
  readonly logo: Buffer | undefined
}

/** Draws one card; returns a JPEG. */
export type DrawCard = (text: CardText, agency: string, pictures: CardPictures) => Promise<Buffer>

const { width, height } = socialCardSize

// The words stand on the left, on the site's night blue; the picture fills the rest.
const panel = { width: 584, edge: 64 }
const column = panel.width - 2 * panel.edge

const titleFits: readonly Fit[] = [
  { size: 68, lines: 2 },
  { size: 60, lines: 3 },
  { size: 52, lines: 3 },
  { size: 44, lines: 4 },
  { size: 38, lines: 4 },
  { size: 32, lines: 5 },
  { size: 28, lines: 5 },
]
const placeFits: readonly Fit[] = [
  { size: 28, lines: 2 },
  { size: 24, lines: 3 },
]
const priceFits: readonly Fit[] = [
  { size: 44, lines: 1 },
  { size: 38, lines: 1 },
  { size: 33, lines: 1 },
  { size: 30, lines: 2 },
]
const eyebrowFits: readonly Fit[] = [
  { size: 24, lines: 1 },
  { size: 20, lines: 1 },
]
const logoBox = { width: 236, height: 64 }

type Block = {
  readonly paragraph: Paragraph
  readonly typeface: Typeface
  readonly colour: string
  /** Of the size. */
  readonly leading: number
  /** To the block below, in pixels. */
  readonly below: number
}

const drawBlock = (block: Block, bottom: number): { svg: string; top: number } => {
  const { paragraph, typeface, colour, leading } = block
  const step = paragraph.size * leading
  const lines = paragraph.lines.map((line, index) => {
    const baseline = bottom - (paragraph.lines.length - 1 - index) * step
    const svg = drawLine(typeface, line, paragraph.size)
    return `<g transform="translate(${panel.edge} ${baseline.toFixed(1)})">${svg}</g>`
  })
  const top = bottom - (paragraph.lines.length - 1) * step - paragraph.size * 0.76
  return { svg: `<g fill="${colour}">${lines.join('')}</g>`, top }
}

const rule = (y: number): string =>
  `<rect x="${panel.edge}" y="${y.toFixed(1)}" width="56" height="3" fill="${colours.GOLD}"/>`

/** The words of a card, from the bottom up, so that what is short leaves room above it. */
const drawWords = (text: CardText, display: Typeface, plain: Typeface): string => {
  const block = (
    value: string | undefined,
    typeface: Typeface,
    fits: readonly Fit[],
    look: Pick<Block, 'colour' | 'leading' | 'below'>,
  ): Block | undefined =>
    value === undefined || value.trim() === '' || !canSet(typeface, value)
      ? undefined
      : { paragraph: fitText(typeface, value, column, fits), typeface, ...look }
  // A sum and its unit stay on one line.
  const price = text.price?.replaceAll(/(?<=₹) | (?=(?:Cr|L|K|sq\.ft\.)\b)/gu, '\u00a0')
  const priceBlock = block(price, display, priceFits, {
    colour: colours.GOLD_BRIGHT,
    leading: 1.2,
    below: 0,
  })
  const place = block(text.place, plain, placeFits, {
    colour: colours.ON_NIGHT_MUTED,
    leading: 1.35,
    below: 36,
  })
  const title = block(text.title, display, titleFits, {
    colour: colours.PAPER,
    leading: 1.1,
    below: 34,
  })
  const eyebrow = block(text.eyebrow, plain, eyebrowFits, {
    colour: colours.GOLD_BRIGHT,
    leading: 1.2,
    below: 26,
  })
  let svg = ''
  let bottom = height - panel.edge
  for (const one of [priceBlock, place, title]) {
    if (one === undefined) continue
    const drawn = drawBlock(one, bottom - (svg === '' ? 0 : one.below))
    svg += drawn.svg
    bottom = drawn.top
  }
  if (eyebrow) {
    const drawn = drawBlock(eyebrow, bottom - eyebrow.below)
    svg += drawn.svg
    bottom = drawn.top
  }
  return svg + rule(bottom - 28)
}

const agencyName = (name: string, display: Typeface): string =>
  `<g fill="${colours.PAPER}" transform="translate(${panel.edge} 104)">${drawLine(display, name, 36)}</g>`

const openPhoto = async (photo: Buffer | undefined): Promise<OverlayOptions[]> => {
  if (photo === undefined) return []
  const { data, info } = await sharp(photo, { limitInputPixels: limits.pixels })
    .autoOrient()
    .toColourspace('srgb')
    .flatten({ background: colours.NIGHT })
    .resize({ width: width - panel.width, height, fit: 'cover', position: 'entropy' })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return [{ input: data, raw: info, left: panel.width, top: 0 }]
}

const openLogo = async (logo: Buffer | undefined): Promise<OverlayOptions[]> => {
  if (logo === undefined) return []
  const input = await sharp(logo, { density: 300 })
    .resize({ ...logoBox, fit: 'inside' })
    .png()
    .toBuffer()
  return [{ input, left: panel.edge - 4, top: 56 }]
}

/** A card goes without what cannot be drawn, as a drawing without a size. */
const orNone = (layers: Promise<OverlayOptions[]>): Promise<OverlayOptions[]> =>
  layers.catch(() => [])

/** Opens the typefaces; what is returned draws any number of cards. */
export const openCardPress = async (): Promise<DrawCard> => {
  const [display, plain] = await Promise.all([openDisplay(), openText()])
  return async (text, agency, pictures) => {
    const [photo, logo] = await Promise.all([
      orNone(openPhoto(pictures.photo)),
      orNone(openLogo(pictures.logo)),
    ])
    const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${
      logo.length === 0 ? agencyName(agency, display) : ''
    }${drawWords(text, display, plain)}</svg>`
    return sharp({ create: { width, height, channels: 3, background: colours.NIGHT } })
      .composite([...photo, ...logo, { input: Buffer.from(words) }])
      .jpeg({ quality: 82, chromaSubsampling: '4:4:4', progressive: true })
      .toBuffer()
  }
}
