import { createHash } from 'node:crypto'
import type { AvifOptions, JpegOptions, PngOptions, WebpOptions } from 'sharp'

/**
 * Every setting that changes the bytes of a derivative. A change here gives every file a new name
 * (see `settingsHash`), so that caches of a year stay right.
 *
 * Efforts are measured on the agency's own pictures: AVIF at effort 1 costs four times effort 0
 * for 5–8 % fewer bytes, WebP at 3 twice effort 2 for 3 %. The whole set has to build in under
 * 90 s on two cores, and effort 0 is still a third smaller than WebP.
 */
export const settings = {
  pipeline: 1,
  avif: { quality: 55, effort: 0, chromaSubsampling: '4:2:0' } satisfies AvifOptions,
  webp: { quality: 76, effort: 2 } satisfies WebpOptions,
  jpg: { quality: 78, progressive: true } satisfies JpegOptions,
  png: { compressionLevel: 9, palette: true } satisfies PngOptions,
  placeholder: { width: 16, options: { quality: 30, effort: 6 } satisfies WebpOptions },
} as const

/** Bumped when the sanitiser's rules change: the names of all drawings then change too. */
const svgPipeline = 1

const hexDigits = 20

const digest = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, hexDigits)

/** Hash of all encoder settings. */
export const settingsHash: string = digest(JSON.stringify([settings, svgPipeline]))

/** SHA-256 of a source's bytes, in hex. */
export const contentHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')

/** The name that a source's derivatives carry: its content and the settings together. */
export const derivativeHash = (content: string): string => digest(`${settingsHash}:${content}`)
