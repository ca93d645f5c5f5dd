import sharp, { type OverlayOptions } from 'sharp'
import { pictureLimits } from '../../../catalogue/pictures/resolve-image.ts'
import { createPalette, type Palette } from '../../../domain/brand/palette.ts'
import { socialCardSize } from '../../../domain/image/image-manifest.ts'
import { noBreakAmounts } from '../../../domain/price/money.ts'
import { TYPEFACES } from '../../../server/brochure/typefaces.ts'
import type { SocialCardSubjects, CardText } from './card-subjects.ts'
import { drawText, type TextStyle } from './draw-text.ts'

const { width, height } = socialCardSize

// The text is on the left, on the agency's ink; the picture fills the rest.
const panel = { width: 584, edge: 64 }
const logoBox = { width: 236, height: 64 }
const LOGO_TOP = 56

const figtree = { face: TYPEFACES.text, lineHeight: 1.2 }
const fraunces = { face: TYPEFACES.display, lineHeight: 1.2 }

type Styles = Record<keyof CardText | 'agency', TextStyle & { below?: number }>

/** The style of each part of a card, and the space below the part, in pixels. */
const stylesOf = ({ background, accentBright, onDarkMuted }: Palette): Styles => ({
  agency: { ...fraunces, colour: background, lines: { 22: 2, 26: 2, 36: 1 } },
  eyebrow: { ...figtree, colour: accentBright, lines: { 20: 2, 24: 1 }, below: 26 },
  title: {
    ...fraunces,
    lineHeight: 1.1,
    colour: background,
    lines: { 28: 5, 32: 5, 38: 4, 44: 4, 52: 3, 60: 3, 68: 2 },
    below: 34,
  },
  place: {
    ...figtree,
    lineHeight: 1.35,
    colour: onDarkMuted,
    lines: { 24: 3, 28: 2 },
    below: 36,
  },
  price: { ...fraunces, colour: accentBright, lines: { 30: 2, 33: 1, 38: 1, 44: 1 } },
})

/** The words of a card, from the bottom up, so that short words leave room above. */
async function wordLayers(text: CardText, palette: Palette): Promise<OverlayOptions[]> {
  const styles = stylesOf(palette)
  const layers: OverlayOptions[] = []
  let bottom = height - panel.edge
  for (const part of ['price', 'place', 'title', 'eyebrow'] as const) {
    const image = await drawPart(text[part] ?? '', styles[part])
    if (image === undefined) continue
    if (layers.length > 0) bottom -= styles[part].below ?? 0
    bottom -= image.height
    layers.push({ input: image.png, left: panel.edge, top: bottom })
  }
  const rule = sharp({ create: { width: 56, height: 3, channels: 3, background: palette.accent } })
  return [...layers, { input: await rule.png().toBuffer(), left: panel.edge, top: bottom - 28 }]
}

const drawPart = (text: string, style: TextStyle) =>
  drawText(noBreakAmounts(text), style, panel.width - 2 * panel.edge)

const photoLayers = async (photo: string, ground: string): Promise<OverlayOptions[]> => {
  const { data, info } = await sharp(photo, { limitInputPixels: pictureLimits.pixels })
    .autoOrient()
    .toColourspace('srgb')
    .flatten({ background: ground })
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
  return [{ input, left: panel.edge - 4, top: LOGO_TOP }]
}

const agencyLayers = async (agency: string, palette: Palette): Promise<OverlayOptions[]> => {
  const image = await drawPart(agency, stylesOf(palette).agency)
  if (!image) return []
  const top = LOGO_TOP + Math.round((logoBox.height - image.height) / 2)
  return [{ input: image.png, left: panel.edge, top }]
}

/** A card does without a picture that is missing, cannot be drawn or has no size. */
const orNone = async (
  file: string | undefined,
  layersOf: (file: string) => Promise<OverlayOptions[]>,
): Promise<OverlayOptions[]> => (file ? layersOf(file).catch(() => []) : [])

/** Draws a card as a JPEG, with the agency's name where there is no logo for a dark ground. */
export const drawSocialCard = async (
  text: CardText,
  { agency, brand }: Pick<SocialCardSubjects, 'agency' | 'brand'>,
  photo: string | undefined,
  logo: string | undefined,
): Promise<Buffer> => {
  const palette = createPalette(brand)
  const { ink } = palette
  const logoLayer = await orNone(logo, logoLayers)
  const head = logoLayer.length > 0 ? logoLayer : await agencyLayers(agency, palette)
  return sharp({ create: { width, height, channels: 3, background: ink } })
    .composite([
      ...(await orNone(photo, (file) => photoLayers(file, ink))),
      ...head,
      ...(await wordLayers(text, palette)),
    ])
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4', progressive: true })
    .toBuffer()
}
