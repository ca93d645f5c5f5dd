import type { ImageUse } from '../../../catalogue/data-files.ts'

// One ladder for all uses, so that a picture used as a card and in a gallery shares its files. Each
// width lies just above what slots of the layout ask for on phones of 1.75 and 2 device pixels and
// on desktops of 1 and 2 (sizes in client/components/picture/picture-sources.ts).
const widthsOf: Readonly<Record<ImageUse, readonly number[]>> = {
  // 48 px beside a search result; 190–390 px in a row of cards; the width of a phone.
  card: [160, 400, 560, 680, 840],
  // The width of a phone; two thirds of the content on a desktop (800 px).
  gallery: [400, 680, 840, 1600],
  // Edge to edge.
  hero: [840, 1200, 1600, 2000],
  // The height of a screen, too.
  screen: [840, 1200, 1600, 2000],
  // As a gallery, and under the zoom viewer, which magnifies three times.
  drawing: [400, 680, 840, 2000],
  // Only logos that are not drawings (SVG) need pixels at all.
  logo: [160, 320, 480],
  // Open Graph's own size.
  social: [1200],
}

// A phone's screen is 360–430 px wide and shows a crop of nine by sixteen.
const portraitWidths = [420, 540, 640, 800]
const portraitRatio = 9 / 16

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

/**
 * The widths of the upright crops of a picture that fills screens, ascending; none where it is not
 * shown so, or is upright itself.
 * @param source its size in pixels
 */
export const portraitWidthsFor = (
  uses: ReadonlySet<ImageUse>,
  source: { readonly width: number; readonly height: number },
): number[] => {
  if (!uses.has('screen') || source.width <= source.height) return []
  // Crops are made of the widest derivative.
  const scale = Math.min(1, (widthsFor(uses, source.width).at(-1) ?? 0) / source.width)
  const widest = Math.floor(source.height * scale * portraitRatio)
  return [...new Set(portraitWidths.map((width) => Math.min(width, widest)))]
}

/** The height of an upright crop, in pixels. */
export const portraitHeight = (width: number): number => Math.round(width / portraitRatio)
