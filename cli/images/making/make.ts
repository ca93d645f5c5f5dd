import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { reasonOf } from '../../../catalogue/system-errors.ts'
import { rasterEntry, rasterFiles, type ManifestEntry } from './entries.ts'
import { ImageRefused, readHeader } from '../../../catalogue/pictures/header.ts'
import type { Picture } from '../reading/identify.ts'
import {
  cropUpright,
  decode,
  encode,
  makePlaceholder,
  scaleTo,
  type DecodedImage,
} from './raster.ts'
import type { DerivativeStore } from '../keeping/store.ts'

/** What was made of one picture. */
export type Made = {
  readonly entry: ManifestEntry
  readonly files: number
  /** Size of the file that stands for the source at full width: the widest AVIF, or the SVG. */
  readonly bytes: number
  /** What the sanitiser took out of a drawing. */
  readonly removed: readonly string[]
}

type Needed = (name: string) => boolean

// What is wrong with a drawing's text is said in words already.
const refuseOnError = <T>(read: () => T): T => {
  try {
    return read()
  } catch (error) {
    throw new ImageRefused({ code: 'damaged', detail: reasonOf(error) })
  }
}

const makeVector = async (picture: Picture, store: DerivativeStore): Promise<Made> => {
  // jsdom takes half a second to load: only where there is a drawing to clean.
  const { sanitiseSvg } = await import('./svg.ts')
  const bytes = await readFile(picture.file)
  const { svg, width, height, removed } = refuseOnError(() =>
    sanitiseSvg(new TextDecoder('utf-8', { fatal: true }).decode(bytes)),
  )
  await store.write(`${picture.hash}.svg`, svg)
  return {
    entry: { hash: picture.hash, svg: true, width, height },
    files: 1,
    bytes: Buffer.byteLength(svg),
    removed,
  }
}

const makeRaster = async (
  picture: Picture,
  store: DerivativeStore,
  needed: Needed,
): Promise<Made> => {
  const source = await readFile(picture.file)
  const header = await readHeader(source)
  const draft = rasterEntry(picture.hash, header, picture.uses, '')
  const widest = await decode(source, draft.widths.at(-1) ?? header.width)
  const entry = { ...draft, placeholder: await makePlaceholder(widest) }
  const wanted = rasterFiles(entry).filter(({ name }) => needed(name))
  let fullBytes = picture.bytes
  let scaled = widest
  let upright: DecodedImage | undefined
  for (const { name, width, format, portrait } of wanted) {
    if (portrait) {
      // One crop for all widths, so that they show the same part.
      upright ??= await cropUpright(widest, entry.portrait?.widths.at(-1) ?? width)
      scaled = await scaleTo(upright, width)
    } else if (scaled.width !== width) scaled = await scaleTo(widest, width)
    const bytes = await encode(scaled, format)
    if (format === 'avif' && scaled === widest) fullBytes = bytes.length
    await store.write(name, bytes)
  }
  return { entry, files: wanted.length, bytes: fullBytes, removed: [] }
}

/**
 * Makes a picture's derivatives that are `needed`.
 * @throws where the source cannot be decoded, CannotRun where the folder cannot be written
 */
export const makePicture = (
  picture: Picture,
  store: DerivativeStore,
  needed: Needed,
): Promise<Made> =>
  extname(picture.file).toLowerCase() === '.svg'
    ? makeVector(picture, store)
    : makeRaster(picture, store, needed)
