import type { ImageUse } from '../../../catalogue/data-files.ts'

// One ladder for all uses, so that a picture used as a card and in a gallery shares its files.
// Each width answers a slot of the layout (docs of the look: content 1200 px, cards 3 in a row)
// at one, two or three device pixels per CSS pixel.
const widthsOf: Readonly<Record<ImageUse, readonly number[]>> = {
  // 300–400 px wide in a row of cards, the whole width of a phone; 48 px beside a search result.
  card: [160, 400, 640, 960],
  // Two thirds of the content on a desktop (800 px), the whole width of a phone.
  gallery: [640, 960, 1600],
  // Edge to edge.
  hero: [640, 960, 1600, 2000],
  // As a gallery, and under the zoom viewer, which magnifies three times.
  drawing: [640, 960, 2000],
  // Only logos that are not drawings (SVG) need pixels at all.
  logo: [160, 320],
  // Open Graph's own size.
  social: [1200],
}

/** The widest file used as the plain `src` and on social cards, in pixels. */
const widestFallback = 1280

/**
 * The widths to make of a picture, ascending: those of its uses, none wider than the source; where
 * a slot is wider than the source, the source's own width stands in for it.
 */
export const widthsFor = (uses: ReadonlySet<ImageUse>, sourceWidth: number): number[] => {
  const wanted = new Set<number>()
  for (const use of uses) {
    for (const width of widthsOf[use]) wanted.add(Math.min(width, sourceWidth))
  }
  return [...wanted].sort((a, b) => a - b)
}

/** The width of the one fallback file: the widest that is not wasteful on an old browser. */
export const fallbackWidth = (widths: readonly number[]): number =>
  widths.findLast((width) => width <= widestFallback) ?? widths[0] ?? 0
