import type { ImageUse } from '../../../catalogue/data-files.ts'

/**
 * The widths in which a picture is built, in pixels, by where the site shows it. One ladder serves all
 * uses, so that a picture used as a card and in a gallery shares its files. Each width is just above
 * the needs of the layout's slots on phones of 1.75 and 2 device pixels and on desktops of 1 and 2
 * (sizes in client/components/picture/picture-sources.ts).
 */
export const widthsByUse: Readonly<Record<ImageUse, readonly number[]>> = {
  // Cards are 48 px wide beside a search result, 190–390 px in a row, or as wide as a phone.
  card: [160, 400, 560, 680, 840],
  // Galleries are as wide as a phone, or two thirds of the content on a desktop (800 px).
  gallery: [400, 680, 840, 1600],
  // Heroes reach from edge to edge.
  hero: [840, 1200, 1600, 2000],
  // These fill the height of a screen too.
  screen: [840, 1200, 1600, 2000],
  // Drawings are like galleries, and the zoom viewer magnifies them three times.
  drawing: [400, 680, 840, 2000],
  // Only logos that are not drawings (SVG) need pixels.
  logo: [160, 320, 480],
  // Shared links have the width of Open Graph's own size.
  social: [1200],
}

/** The widths of upright crops: a phone's screen is 360–430 px wide and shows one of nine by sixteen. */
export const portraitWidths = [420, 540, 640, 800]
/** Width by height of a crop that fills a phone's screen. */
export const portraitRatio = 9 / 16

export const portraitHeight = (width: number): number => Math.round(width / portraitRatio)

/** The widest file used as the plain `src` and on social cards, in pixels. */
export const widestFallback = 1280
