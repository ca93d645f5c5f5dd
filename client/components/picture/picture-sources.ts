import { imageUrl, plainImageUrl, type ImageView } from '../../../domain/image/images.ts'

/** Where the layout shows a picture: how wide it is there, for the browser to choose a file by. */
export type PictureSlot =
  'screen' | 'hero' | 'gallery' | 'half' | 'card' | 'quarter' | 'rail' | 'logo'

/** The `sizes` of each slot; column and gutters as in styles/tokens.css. */
export const pictureSizes: Readonly<Record<PictureSlot, string>> = {
  // 88 svh high and cut to the screen: as wide as a 16:9 picture of that height. Phones show the
  // middle of it, and are spared the last third of sharpness.
  screen: '(width < 48rem) max(100vw, 110svh), max(100vw, 157svh)',
  hero: '100vw',
  gallery: '(width >= 75rem) 800px, (width >= 64rem) 66vw, 100vw',
  half: '(width >= 75rem) 600px, (width >= 48rem) 50vw, 100vw',
  card: '(width >= 75rem) 390px, (width >= 64rem) 33vw, (width >= 40rem) 50vw, 100vw',
  quarter: '(width >= 75rem) 300px, (width >= 48rem) 33vw, 50vw',
  rail: '276px',
  logo: '240px',
}

export type PictureSources = {
  /** What browsers without AVIF and WebP load. */
  readonly src: string
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[]
  readonly width: number | undefined
  readonly height: number | undefined
  /** A tiny picture as a `data:` address, for opaque pictures only. */
  readonly placeholder: string | undefined
}

/** The files of a view; `base` is the prefix of picture addresses, without a slash at its end. */
export function pictureSources(view: ImageView, base: string): PictureSources {
  if ('src' in view) {
    const { src, width, height } = view
    return { src, sources: [], width, height, placeholder: undefined }
  }
  return {
    src: plainImageUrl(base, view),
    sources: view.formats.map((format) => ({
      type: `image/${format}`,
      srcSet: view.widths
        .map((width) => `${imageUrl(base, view.hash, width, format)} ${width}w`)
        .join(', '),
    })),
    width: view.width,
    height: view.height,
    placeholder: view.fallback.format === 'jpg' ? view.placeholder : undefined,
  }
}
