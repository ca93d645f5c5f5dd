import sharp, { type OverlayOptions } from 'sharp'
import { limits } from '../../../catalogue/pictures/probe.ts'
import * as colours from '../../../domain/colours.ts'
import { socialCardSize } from '../../../domain/image/image-manifest.ts'
import { noBreakAmounts } from '../../../domain/price/no-break-amounts.ts'
import { TYPEFACES } from '../../../server/brochure/typefaces.ts'
import type { CardText } from './subjects.ts'
import { drawText, type TextStyle } from './text.ts'

const { width, height } = socialCardSize

// The text is on the left, on the site's night blue; the picture fills the rest.
const panel = { width: 584, edge: 64 }
const logoBox = { width: 236, height: 64 }

const figtree = { face: TYPEFACES.text, lineHeight: 1.2 }
const fraunces = { face: TYPEFACES.display, lineHeight: 1.2 }
const { BACKGROUND, GOLD_BRIGHT, ON_DARK_MUTED } = colours

/** How each part of a card is set, and the space below it, in pixels. */
const STYLES: Record<keyof CardText | 'agency', TextStyle & { below?: number }> = {
  agency: { ...fraunces, colour: BACKGROUND, lines: { 36: 1 } },
  eyebrow: { ...figtree, colour: GOLD_BRIGHT, lines: { 20: 1, 24: 1 }, below: 26 },
  title: {
    ...fraunces,
    lineHeight: 1.1,
    colour: BACKGROUND,
    lines: { 28: 5, 32: 5, 38: 4, 44: 4, 52: 3, 60: 3, 68: 2 },
    below: 34,
  },
  place: {
    ...figtree,
    lineHeight: 1.35,
    colour: ON_DARK_MUTED,
    lines: { 24: 3, 28: 2 },
    below: 36,
  },
  price: { ...fraunces, colour: GOLD_BRIGHT, lines: { 30: 2, 33: 1, 38: 1, 44: 1 } },
}

/** The words of a card, from the bottom up, so that what is short leaves room above it. */
async function wordLayers(text: CardText): Promise<OverlayOptions[]> {
  const layers: OverlayOptions[] = []
  let bottom = height - panel.edge
  for (const part of ['price', 'place', 'title', 'eyebrow'] as const) {
    const image = await drawPart(text[part] ?? '', part)
    if (image === undefined) continue
    if (layers.length > 0) bottom -= STYLES[part].below ?? 0
    bottom -= image.height
    layers.push({ input: image.png, left: panel.edge, top: bottom })
  }
  const rule = sharp({ create: { width: 56, height: 3, channels: 3, background: colours.GOLD } })
  return [...layers, { input: await rule.png().toBuffer(), left: panel.edge, top: bottom - 28 }]
}

const drawPart = (text: string, part: keyof typeof STYLES) =>
  drawText(noBreakAmounts(text), STYLES[part], panel.width - 2 * panel.edge)

const photoLayers = async (photo: string): Promise<OverlayOptions[]> => {
  const { data, info } = await sharp(photo, { limitInputPixels: limits.pixels })
    .autoOrient()
    .toColourspace('srgb')
    .flatten({ background: colours.DARK })
    .resize({ width: width - panel.width, height, fit: 'cover', position: 'entropy' })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return [{ input: data, raw: info, left: panel.width, top: 0 }]
}

const logoLayers = async (logo: string): Promise<OverlayOptions[]> => {
  const input = await sharp(logo, { density: 300 })
    .resize({ ...logoBox, fit: 'inside' })
    .png()
    .toBuffer()
  return [{ input, left: panel.edge - 4, top: 56 }]
}

const agencyLayers = async (agency: string): Promise<OverlayOptions[]> => {
  const image = await drawPart(agency, 'agency')
  return image ? [{ input: image.png, left: panel.edge, top: 72 }] : []
}

/** A card goes without a picture that it has not or that cannot be drawn, as one without a size. */
const orNone = async (
  file: string | undefined,
  layersOf: (file: string) => Promise<OverlayOptions[]>,
): Promise<OverlayOptions[]> => (file ? layersOf(file).catch(() => []) : [])

/** Draws one card as a JPEG. Without a logo for a dark ground the agency's name is drawn. */
export const drawCard = async (
  text: CardText,
  agency: string,
  photo: string | undefined,
  logo: string | undefined,
): Promise<Buffer> => {
  const logoLayer = await orNone(logo, logoLayers)
  const head = logoLayer.length > 0 ? logoLayer : await agencyLayers(agency)
  return sharp({ create: { width, height, channels: 3, background: colours.DARK } })
    .composite([...(await orNone(photo, photoLayers)), ...head, ...(await wordLayers(text))])
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4', progressive: true })
    .toBuffer()
}
