/**
 * Limits against bombs: a source above them is reported and never decoded. 100 megapixels is more
 * than any camera an agency uses; decoded it is 300 MB.
 */
export const limits = {
  sourceBytes: 100 * 1024 * 1024,
  svgBytes: 2 * 1024 * 1024,
  pixels: 100_000_000,
} as const
