import type { ImageFormat, RasterImage, VectorImage } from '../../../domain/image/image-manifest.ts'
import type { RasterHeader } from '../../../catalogue/pictures/picture-header.ts'
import type { ImageUse } from '../../../catalogue/data-files.ts'

// One ladder serves all uses, so that a picture used as a card and in a gallery shares its files.
// Each width is just above the needs of the layout's slots on phones of 1.75 and 2 device pixels
// and on desktops of 1 and 2 (sizes in client/components/picture/picture-sources.ts).
const widthsOf: Readonly<Record<ImageUse, readonly number[]>> = {
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

// A phone's screen is 360–430 px wide and shows a crop of nine by sixteen.
const portraitWidths = [420, 540, 640, 800]
const portraitRatio = 9 / 16

/** The widest file used as the plain `src` and on social cards, in pixels. */
const widestFallback = 1280

export type ManifestEntry = RasterImage | VectorImage

/** The manifest's entry for a picture that is shown in these places; no width is above its own. */
export const rasterEntry = (
  hash: string,
  header: RasterHeader,
  uses: ReadonlySet<ImageUse>,
  placeholder: string,
): RasterImage => {
  const { width, height, hasAlpha } = header
  const wanted = [...uses].flatMap((use) => widthsOf[use].map((one) => Math.min(one, width)))
  const widths = [...new Set(wanted)].sort((a, b) => a - b)
  const fallback = widths.findLast((one) => one <= widestFallback) ?? 0
  const portrait = uses.has('screen') ? portraitWidthsFor(header, widths.at(-1) ?? 0) : []
  return {
    hash,
    width,
    height,
    widths,
    formats: ['avif', 'webp'],
    fallback: { format: hasAlpha ? 'png' : 'jpg', width: fallback },
    ...(portrait.length > 0 && { portrait: { widths: portrait } }),
    placeholder,
  }
}

/** The widths of the upright crops, ascending, of a picture that is not upright. */
const portraitWidthsFor = ({ width, height }: RasterHeader, widest: number): number[] => {
  if (width <= height) return []
  // Crops are cut from the widest derivative.
  const widestCrop = Math.floor(height * Math.min(1, widest / width) * portraitRatio)
  return [...new Set(portraitWidths.map((one) => Math.min(one, widestCrop)))]
}

export const portraitHeight = (width: number): number => Math.round(width / portraitRatio)

/** An entry of an earlier run, updated for the places that show the picture now. */
export const refreshEntry = (entry: ManifestEntry, uses: ReadonlySet<ImageUse>): ManifestEntry => {
  if ('svg' in entry) return entry
  const header = { ...entry, hasAlpha: entry.fallback.format === 'png' }
  return rasterEntry(entry.hash, header, uses, entry.placeholder)
}

/** Whether the entry's picture is still to be made. */
export const isDraft = (entry: ManifestEntry): boolean =>
  'placeholder' in entry && entry.placeholder === ''

type RasterFormat = ImageFormat | RasterImage['fallback']['format']

/** Every raster file that an entry promises, widest first, upright crops last. */
export const rasterFiles = ({ hash, widths, formats, fallback, portrait }: RasterImage) => {
  const file = (width: number, format: RasterFormat, isUpright = false) => {
    const name = `${hash}-${isUpright ? 'p' : ''}${width}.${format}`
    return { name, width, format, isUpright }
  }
  const crops = portrait?.widths ?? []
  return [
    ...widths.toReversed().flatMap((width) => {
      const formatsOf = width === fallback.width ? [...formats, fallback.format] : formats
      return formatsOf.map((format) => file(width, format))
    }),
    ...crops.toReversed().flatMap((width) => formats.map((format) => file(width, format, true))),
  ]
}

export const fileNames = (entry: ManifestEntry): string[] =>
  'svg' in entry ? [`${entry.hash}.svg`] : rasterFiles(entry).map(({ name }) => name)
