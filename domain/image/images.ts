import type { RasterImage } from './image-manifest.ts'

/**
 * A picture as pages show it: one whose files the build made, or an address as it is (a drawing, a
 * picture of another site). Sizes in pixels.
 */
export type ImageView =
  RasterImage | { readonly src: string; readonly width?: number; readonly height?: number }

/**
 * The address of one built file.
 * @param base prefix of picture addresses without a slash at its end; '' is this server
 */
export function imageUrl(base: string, hash: string, width: number, extension: string): string {
  return `${base}/images/${hash}-${width}.${extension}`
}

/** The address every program can show: the fallback file, or the picture's own address. */
export function plainImageUrl(base: string, view: ImageView): string {
  if ('src' in view) return view.src
  return imageUrl(base, view.hash, view.fallback.width, view.fallback.format)
}
