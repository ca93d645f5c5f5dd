import type { ImageFormat, RasterImage, VectorImage } from '../../../domain/image/image-manifest.ts'
import type { RasterHeader } from '../../../catalogue/pictures/picture-header.ts'
import type { ImageUse } from '../../../catalogue/data-files.ts'
import { portraitRatio, portraitWidths, widestFallback, widthsByUse } from './picture-widths.ts'

export type ManifestEntry = RasterImage | VectorImage

/** The manifest's entry for a picture that is shown in these places; no width is above its own. */
export const rasterEntry = (
  hash: string,
  header: RasterHeader,
  uses: ReadonlySet<ImageUse>,
  placeholder: string,
): RasterImage => {
  const { width, height, hasAlpha } = header
  const wanted = [...uses].flatMap((use) => widthsByUse[use].map((one) => Math.min(one, width)))
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
