/** Extensions of the formats every raster image is made in, best first. */
export type ImageFormat = 'avif' | 'webp'

/**
 * A picture with pixels. Files: `{hash}-{width}.{format}` for every width × format, and one
 * `{hash}-{fallback.width}.{fallback.format}` for programs that read neither format (old browsers,
 * social cards): use it as the plain `src`.
 */
export type RasterImage = {
  /** Hash of the source's bytes and of the build's settings: a name never changes its content. */
  readonly hash: string
  /** Size of the source in pixels, upright (EXIF rotation applied). */
  readonly width: number
  readonly height: number
  /** Widths that were made, ascending, in pixels; never wider than the source. */
  readonly widths: readonly number[]
  readonly formats: readonly ImageFormat[]
  /** PNG where the source has transparency, else JPEG; its width is one of `widths`. */
  fallback: { format: 'jpg' | 'png'; width: number }
  /**
   * An upright crop, nine wide by sixteen high, of a picture that fills screens: what a phone held
   * upright would show of it. Files: `{hash}-p{width}.{format}`.
   */
  portrait?: { widths: readonly number[] }
  /** A tiny WebP as a `data:` URI, to show until the picture has loaded; '' until it is made. */
  readonly placeholder: string
}

/** A drawing without pixels, sanitised and served whole as `{hash}.svg`. */
export type VectorImage = {
  readonly hash: string
  readonly svg: true
  /** The size in CSS pixels, from `width`/`height` or `viewBox`. */
  readonly width: number
  readonly height: number
}

/**
 * `manifest.json` of `build-images`: what was made of each picture. Keys are paths relative to the
 * image folder, as the data writes them (`exteriors/highrise-a-1.jpg`), in alphabetical order. The
 * file also holds the build's own notes (cli/images/build-images.ts).
 */
export type ImageManifest = {
  readonly version: 1
  /** Set while some of the files are still to be made: until then the site sends the originals. */
  readonly unfinished?: true
  /** Hash of the encoder settings, which is part of every raster name. */
  readonly settings: string
  readonly images: Readonly<Record<string, RasterImage | VectorImage>>
  /** The pictures of shared links, by the canonical path of their page; the site's own is '/'. */
  readonly cards?: Readonly<Record<string, SocialCard>>
}

/** A picture for shared links, of `socialCardSize`; its file is `{hash}-1200.jpg`. */
export type SocialCard = {
  readonly hash: string
  /** What the card says, for people who do not see it. */
  readonly alt: string
}

/** Open Graph's own size, in pixels. */
export const socialCardSize = { width: 1200, height: 630 } as const

export const imageManifestName = 'manifest.json'
