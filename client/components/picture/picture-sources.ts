import { imageUrl, plainImageUrl, type ImageView } from '../../../domain/image/images.ts'

/**
 * The places of pictures in the layout, with the widths by which the browser chooses a file;
 * columns and gutters as in styles/tokens.css. The unit is vh, not svh: Chromium's preload scanner
 * on phones takes svh for another height, and would fetch two files. Files narrower than `minWidth`,
 * the slot on the narrowest screen, are not named, nor those wider than `maxWidth`, which three
 * device pixels each can show.
 */
const SLOTS = {
  // As wide as a 16:9 picture of the screen's height, to 88 % of which it is cut.
  screen: { sizes: 'max(100vw,157vh)', minWidth: 320 },
  // A band of some 300 px on phones is covered by a 16:10 picture of 480 px.
  hero: { sizes: 'max(100vw,30rem)', minWidth: 480 },
  content: { sizes: '(min-width:79rem) 1200px,calc(100vw - 2.5rem)', minWidth: 280 },
  gallery: {
    sizes: '(min-width:75rem) 800px,(min-width:64rem) 66vw,calc(100vw - 2.5rem)',
    minWidth: 280,
  },
  half: {
    sizes: '(min-width:75rem) 600px,(min-width:48rem) 50vw,calc(100vw - 2.5rem)',
    minWidth: 280,
  },
  card: {
    sizes:
      '(min-width:75rem) 390px,(min-width:64rem) 33vw,(min-width:40rem) 50vw,calc(100vw - 2.5rem)',
    minWidth: 280,
  },
  quarter: {
    sizes: '(min-width:75rem) 300px,(min-width:48rem) 33vw,50vw',
    minWidth: 180,
    maxWidth: 840,
  },
  rail: { sizes: '276px', minWidth: 276, maxWidth: 828 },
  photo: { sizes: '64px', minWidth: 64, maxWidth: 192 },
  logo: { sizes: '240px', minWidth: 240 },
} satisfies Record<string, { sizes: string; minWidth: number; maxWidth?: number }>

export type PictureSizes = keyof typeof SLOTS

/** The widths from the least that a slot needs to the first that is enough. */
function usefulWidths(widths: readonly number[], slot: PictureSizes): readonly number[] {
  const { minWidth, maxWidth = Infinity }: { minWidth: number; maxWidth?: number } = SLOTS[slot]
  const last = widths.findIndex((width) => width >= maxWidth)
  const upTo = last === -1 ? widths : widths.slice(0, last + 1)
  return upTo.slice(upTo.findIndex((width) => width >= minWidth))
}

/** Matches phones held upright, in a form of the query that older browsers read too. */
const upright = '(max-width: 47.99rem) and (max-aspect-ratio: 3/4)'

// An upright crop must cover the height as well. Nobody misses the last third of sharpness behind the
// words; just under three quarters lets 412 px of 1.75 device pixels take the file of 540.
const uprightSizes = 'max(74vw,33vh)'

/** A file for each screen, for browsers that know its type. */
type PictureSource = {
  type: string
  srcSet: string
  sizes: string
  /** The screens that the source is for; absent for all. */
  media?: string
}

/**
 * The files of a view in a slot: a browser shows the first source that it understands, else `src`.
 * `ahead` lists files to fetch before they are needed: the best format for each screen.
 * @param base the prefix of picture addresses, without a slash at its end
 */
export function pictureSources(view: ImageView, base: string, slot: PictureSizes) {
  const none: readonly PictureSource[] = []
  if ('src' in view) return { ...view, sources: none, ahead: none, placeholder: undefined }
  const { hash, formats, fallback, width, height } = view
  const wide = formats.map((format): PictureSource => ({
    type: `image/${format}`,
    srcSet: srcSetOf(usefulWidths(view.widths, slot), (px) => imageUrl(base, hash, px, format)),
    sizes: SLOTS[slot].sizes,
  }))
  const tall = slot === 'screen' ? view.portrait?.widths : undefined
  const crops = (tall ? formats : []).map((format): PictureSource => ({
    type: `image/${format}`,
    srcSet: srcSetOf(tall ?? [], (px) => imageUrl(base, hash, `p${px}`, format)),
    sizes: uprightSizes,
    media: upright,
  }))
  const best = wide.slice(0, 1)
  return {
    src: plainImageUrl(base, view),
    sources: [...crops, ...wide],
    ahead: tall
      ? [...crops.slice(0, 1), ...best.map((one) => ({ ...one, media: `not all and ${upright}` }))]
      : best,
    width,
    height,
    /** A tiny picture as a `data:` address, for opaque pictures only. */
    placeholder: (fallback.format === 'jpg' && view.placeholder) || undefined,
  }
}

function srcSetOf(widths: readonly number[], address: (width: number) => string): string {
  return widths.map((width) => `${address(width)} ${width}w`).join(',')
}
