import { createHash } from 'node:crypto'
import type { AvifOptions, JpegOptions, PngOptions, WebpOptions } from 'sharp'

/**
 * Every setting that changes the bytes of a derivative. A change here gives every file a new name
 * (see `settingsHash`), so that caches of a year stay right.
 *
 * Measured on the agency's own pictures at equal quality (SSIM): AVIF of effort 1 takes 5 to 13 %
 * more bytes than effort 2, effort 3 saves 7 to 10 % for twice the time, effort 4 15 % for six
 * times; the whole build must take less than 90 s on two cores. WebP at effort 4 takes twice the
 * time of effort 2 for 3 %.
 */
export const settings = {
  pipeline: 2,
  avif: { quality: 54, chromaSubsampling: '4:2:0' } satisfies AvifOptions,
  avifEffort: { upTo: 1000, narrow: 2, wide: 1 },
  webp: { quality: 72, effort: 2 } satisfies WebpOptions,
  jpg: { quality: 78, progressive: true } satisfies JpegOptions,
  png: { compressionLevel: 9, palette: true } satisfies PngOptions,
  placeholder: { width: 16, options: { quality: 30, effort: 6 } satisfies WebpOptions },
} as const

export const avifOptions = (width: number): AvifOptions => ({
  ...settings.avif,
  effort: width <= settings.avifEffort.upTo ? settings.avifEffort.narrow : settings.avifEffort.wide,
})

/** A number to raise when other drawings are refused, which renames all of them but no photographs. */
const svgPipeline = 3

const hexDigits = 20

const digest = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, hexDigits)

export const settingsHash: string = digest(JSON.stringify(settings))

export const contentHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')

/** The hash in the names of a source's derivatives, of its content and the settings together. */
export const derivativeHash = (content: string, isDrawing = false): string =>
  digest(`${isDrawing ? svgPipeline : settingsHash}:${content}`)
