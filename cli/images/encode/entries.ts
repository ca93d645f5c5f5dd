import type { ImageFormat, RasterImage, VectorImage } from '../../../domain/image/image-manifest.ts'
import type { RasterHeader } from '../../../catalogue/pictures/header.ts'
import type { ImageUse } from '../../../catalogue/data-files.ts'
import { fallbackWidth, portraitWidthsFor, widthsFor } from './picture-widths.ts'

/** A derivative that the manifest promises. */
export type RasterFile = {
  readonly name: string
  readonly width: number
  readonly format: ImageFormat | RasterImage['fallback']['format']
  /** An upright crop. */
  readonly portrait?: true
}

export type ManifestEntry = RasterImage | VectorImage

/** The manifest's entry for a picture that is shown in these places. */
export const rasterEntry = (
  hash: string,
  header: RasterHeader,
  uses: ReadonlySet<ImageUse>,
  placeholder: string,
): RasterImage => {
  const widths = widthsFor(uses, header.width)
  const portrait = portraitWidthsFor(uses, header)
  return {
    hash,
    width: header.width,
    height: header.height,
    widths,
    formats: ['avif', 'webp'],
    fallback: { format: header.hasAlpha ? 'png' : 'jpg', width: fallbackWidth(widths) },
    ...(portrait.length > 0 && { portrait: { widths: portrait } }),
    placeholder,
  }
}

/** An entry made in an earlier run, for the places that show the picture now. */
export const refreshEntry = (entry: ManifestEntry, uses: ReadonlySet<ImageUse>): ManifestEntry =>
  'svg' in entry
    ? entry
    : rasterEntry(
        entry.hash,
        { ...entry, hasAlpha: entry.fallback.format === 'png' },
        uses,
        entry.placeholder,
      )

/** Every raster file that an entry promises, widest first. */
export const rasterFiles = (entry: RasterImage): RasterFile[] => {
  const file = (width: number, format: RasterFile['format']): RasterFile => ({
    name: `${entry.hash}-${width}.${format}`,
    width,
    format,
  })
  const files = entry.widths
    .toReversed()
    .flatMap((width) => [
      ...entry.formats.map((format) => file(width, format)),
      ...(width === entry.fallback.width ? [file(width, entry.fallback.format)] : []),
    ])
  const upright = (entry.portrait?.widths ?? []).toReversed().flatMap((width) =>
    entry.formats.map((format): RasterFile => ({
      name: `${entry.hash}-p${width}.${format}`,
      width,
      format,
      portrait: true,
    })),
  )
  return [...files, ...upright]
}

/** The names of all files that an entry promises. */
export const fileNames = (entry: ManifestEntry): string[] =>
  'svg' in entry ? [`${entry.hash}.svg`] : rasterFiles(entry).map(({ name }) => name)
