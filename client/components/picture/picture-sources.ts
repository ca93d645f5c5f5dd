import { imageUrl, plainImageUrl, type ImageView } from '../../../domain/image/images.ts'

/**
 * Where the layout shows a picture: how wide it is there, for the browser to choose a file by; columns
 * and gutters as in styles/tokens.css. In vh, not svh: on phones Chromium takes that for another height
 * in its preload scanner, and would fetch two files. Files with fewer px than `least`, which the slot has
 * on the narrowest screen, and with more than `most`, which three device pixels each can show, are not
 * named.
 */
const SLOTS = {
  // 88 % of the screen's height and cut to it: as wide as a 16:9 picture of that height.
  screen: { sizes: 'max(100vw,157vh)', least: 320 },
  // A band of some 300 px on phones, which a 16:10 picture of 480 px covers.
  hero: { sizes: 'max(100vw,30rem)', least: 480 },
  content: { sizes: '(min-width:79rem) 1200px,calc(100vw - 2.5rem)', least: 280 },
  gallery: {
    sizes: '(min-width:75rem) 800px,(min-width:64rem) 66vw,calc(100vw - 2.5rem)',
    least: 280,
  },
  half: {
    sizes: '(min-width:75rem) 600px,(min-width:48rem) 50vw,calc(100vw - 2.5rem)',
    least: 280,
  },
  card: {
    sizes:
      '(min-width:75rem) 390px,(min-width:64rem) 33vw,(min-width:40rem) 50vw,calc(100vw - 2.5rem)',
    least: 280,
  },
  quarter: { sizes: '(min-width:75rem) 300px,(min-width:48rem) 33vw,50vw', least: 180, most: 840 },
  rail: { sizes: '276px', least: 276, most: 828 },
  logo: { sizes: '240px', least: 240 },
} satisfies Record<string, { sizes: string; least: number; most?: number }>

export type PictureSizes = keyof typeof SLOTS

/** The widths a slot has a use for: from all it needs to the first that has all it can show. */
function usefulWidths(widths: readonly number[], slot: PictureSizes): readonly number[] {
  const { least, most = Infinity }: { least: number; most?: number } = SLOTS[slot]
  const last = widths.findIndex((width) => width >= most)
  const upTo = last === -1 ? widths : widths.slice(0, last + 1)
  return upTo.slice(upTo.findIndex((width) => width >= least))
}

/**
 * Phones held upright, whose screens a wide picture would have to cover with its middle. Older
 * browsers read this form of the query, too.
 */
const upright = '(max-width: 47.99rem) and (max-aspect-ratio: 3/4)'

// An upright crop has to be as high, too; phones are spared the last third of sharpness,
// which nobody misses behind the words. Just under three quarters, so that 412 px of 1.75 device
// pixels take the file of 540.
const uprightSizes = 'max(74vw,33vh)'

/** A file for each screen that knows its type. */
type PictureSource = {
  type: string
  srcSet: string
  sizes: string
  /** The screens it is for; all where it is absent. */
  media?: string
}

/**
 * The files of a view in a slot: the first source that a browser understands is shown, `src` where it
 * knows none. `ahead` is what to ask for before it is needed: of each screen the best format.
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
