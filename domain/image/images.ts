import type { RasterImage } from './image-manifest.ts'

/** A picture as pages show it: built files, or an address as it is; sizes in pixels. */
export type ImageView = RasterImage | { src: string; width?: number; height?: number }

export type SharedPicture = {
  /** The picture's path, or its whole address where it lies on another site. */
  readonly address: string
  readonly width?: number
  readonly height?: number
  readonly alt?: string
}

/** A picture in the form every program can show, for where its page is shared. */
export function sharedPicture(base: string, view: ImageView): SharedPicture {
  const address = plainImageUrl(base, view)
  if ('src' in view) return { address }
  const { width } = view.fallback
  return { address, width, height: Math.round((view.height * width) / view.width) }
}

/**
 * The address of one built file.
 * @param base prefix of picture addresses without a slash at its end; '' is this server
 * @param width in pixels, after a 'p' for the upright crop
 */
export const imageUrl = (
  base: string,
  hash: string,
  width: number | `p${number}`,
  extension: string,
): string => `${base}/images/${hash}-${width}.${extension}`

/** The address every program can show: the fallback file, or the picture's own address. */
export function plainImageUrl(base: string, view: ImageView): string {
  if ('src' in view) return view.src
  return imageUrl(base, view.hash, view.fallback.width, view.fallback.format)
}
