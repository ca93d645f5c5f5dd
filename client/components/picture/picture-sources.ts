import {
  imageUrl,
  plainImageUrl,
  portraitUrl,
  type ImageView,
} from '../../../domain/image/images.ts'

/** Where the layout shows a picture: how wide it is there, for the browser to choose a file by. */
export type PictureSizes =
  'screen' | 'hero' | 'content' | 'gallery' | 'half' | 'card' | 'quarter' | 'rail' | 'logo'

/**
 * The `sizes` of each slot; columns and gutters as in styles/tokens.css. In vh, not svh: on phones
 * Chromium takes that for another height in its preload scanner, and would fetch two files.
 */
const pictureSizes: Readonly<Record<PictureSizes, string>> = {
  // 88 % of the screen's height and cut to it: as wide as a 16:9 picture of that height.
  screen: 'max(100vw,157vh)',
  // A band of some 300 px on phones, which a 16:10 picture of 480 px covers.
  hero: 'max(100vw,30rem)',
  content: '(min-width:79rem) 1200px,calc(100vw - 2.5rem)',
  gallery: '(min-width:75rem) 800px,(min-width:64rem) 66vw,calc(100vw - 2.5rem)',
  half: '(min-width:75rem) 600px,(min-width:48rem) 50vw,calc(100vw - 2.5rem)',
  card: '(min-width:75rem) 390px,(min-width:64rem) 33vw,(min-width:40rem) 50vw,calc(100vw - 2.5rem)',
  quarter: '(min-width:75rem) 300px,(min-width:48rem) 33vw,50vw',
  rail: '276px',
  logo: '240px',
}

/** In small slots no screen can show more, px at three device pixels each: larger files stay unnamed. */
const MAX_WIDTH: Partial<Readonly<Record<PictureSizes, number>>> = { quarter: 840, rail: 828 }

/**
 * The narrowest a slot is anywhere, px: files of fewer are of no use. Columns leave 280 of 320 px;
 * half a phone is 180 where it has one device pixel each.
 */
const LEAST_SHOWN: Readonly<Record<PictureSizes, number>> = {
  screen: 320,
  hero: 480,
  content: 280,
  gallery: 280,
  half: 280,
  card: 280,
  quarter: 180,
  rail: 276,
  logo: 240,
}

/** The widths a slot has a use for: from all it needs to the first that has all it can show. */
function usefulWidths(widths: readonly number[], slot: PictureSizes): readonly number[] {
  const most = MAX_WIDTH[slot]
  const last = most === undefined ? -1 : widths.findIndex((width) => width >= most)
  const upTo = last === -1 ? widths : widths.slice(0, last + 1)
  const first = upTo.findIndex((width) => width >= LEAST_SHOWN[slot])
  return upTo.slice(first)
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

export type PictureSource = {
  type: string
  srcSet: string
  sizes: string
  /** The screens it is for; all where it is absent. */
  media?: string
}

export type PictureSources = {
  /** What browsers without AVIF and WebP load. */
  src: string
  /** The first that a browser understands is shown. */
  sources: readonly PictureSource[]
  /** What to ask for ahead: of each screen the best format, each for its own screens. */
  ahead: readonly PictureSource[]
  width: number | undefined
  height: number | undefined
  /** A tiny picture as a `data:` address, for opaque pictures only. */
  placeholder: string | undefined
}

/** The files of a view in a slot; `base` is the prefix of picture addresses, without a slash at its end. */
export function pictureSources(view: ImageView, base: string, slot: PictureSizes): PictureSources {
  if ('src' in view) {
    const { src, width, height } = view
    return { src, sources: [], ahead: [], width, height, placeholder: undefined }
  }
  const { hash, formats, fallback } = view
  const wide = formats.map((format) => ({
    type: `image/${format}`,
    srcSet: srcSetOf(usefulWidths(view.widths, slot), (width) =>
      imageUrl(base, hash, width, format),
    ),
    sizes: pictureSizes[slot],
  }))
  const tall = (slot === 'screen' && view.portrait?.widths) || []
  const crops = formats
    .filter(() => tall.length > 0)
    .map((format) => ({
      type: `image/${format}`,
      srcSet: srcSetOf(tall, (width) => portraitUrl(base, hash, width, format)),
      sizes: uprightSizes,
      media: upright,
    }))
  const [crop] = crops
  return {
    src: plainImageUrl(base, view),
    sources: [...crops, ...wide],
    ahead: [
      ...crops.slice(0, 1),
      ...wide
        .slice(0, 1)
        .map((best) => (crop ? { ...best, media: `not all and ${upright}` } : best)),
    ],
    width: view.width,
    height: view.height,
    placeholder: (fallback.format === 'jpg' && view.placeholder) || undefined,
  }
}

function srcSetOf(widths: readonly number[], address: (width: number) => string): string {
  return widths.map((width) => `${address(width)} ${width}w`).join(',')
}
