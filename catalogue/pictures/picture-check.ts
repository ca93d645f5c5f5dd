import { readFile, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { imageManifestName, type ImageManifest } from '../../domain/image/image-manifest.ts'
import type { RecordAt } from '../checks/records.ts'
import {
  checkNamedFiles,
  filesBelow,
  memoizeByStamp,
  stampOf,
  type NamedFiles,
} from './named-files.ts'
import { outsideFinding, pictureKey, resolveImage, type ImageFinding } from './resolve-image.ts'
import { imagesIn } from './picture-references.ts'

/** In a watched folder only changed pictures are checked again. */
const checkOnce = memoizeByStamp(async (file) => {
  // The decoder is loaded only where there are pictures to check.
  const { checkPicture } = await import('./picture-header.ts')
  return checkPicture(file)
})

/**
 * The stamp with its time in whole seconds, as copied files and the layers of containers keep no
 * fractions.
 */
const toTheSecond = (stamp: string): string => stamp.replace(/\d{3}(?:\.\d+)?$/u, '')

/**
 * The files known to a build, by path: the stamp when it last read them, and the hash of the
 * content.
 */
export type KnownFiles = Readonly<Record<string, readonly [stamp: string, content: string]>>

/**
 * The stamps to the second, by path, of the pictures that the last build could use: they all were
 * decoded then, or are being decoded now.
 * @param builtImageFolder the folder of `build-images`; without it no picture counts as built
 */
const builtPictures = async (builtImageFolder = ''): Promise<ReadonlyMap<string, string>> => {
  try {
    const { images, build } = JSON.parse(
      await readFile(join(builtImageFolder, imageManifestName), 'utf8'),
    ) as Pick<ImageManifest, 'images'> & { build: { files: KnownFiles } }
    return new Map(
      Object.entries(build.files).flatMap(([path, [stamp]]) =>
        path in images ? [[path, toTheSecond(stamp)] as const] : [],
      ),
    )
  } catch {
    return new Map()
  }
}

const findingIn = async (file: string, builtStamp?: string): Promise<ImageFinding | undefined> => {
  const stats = await stat(file).catch(() => undefined)
  const stamp = stats ? stampOf(stats) : ''
  if (toTheSecond(stamp) === builtStamp) return undefined
  return checkOnce(stats ? await realpath(file) : file, stamp)
}

/** The pictures that records name and that cannot be shown; unchanged built ones are not looked at. */
export const checkPictures = async (
  records: readonly RecordAt[],
  sourceImageFolder: string,
  builtImageFolder?: string,
): Promise<NamedFiles> => {
  const builtStamps = await builtPictures(builtImageFolder)
  const problemOf = async (path: string) => {
    const file = resolveImage(sourceImageFolder, path)
    return file === undefined ? outsideFinding : findingIn(file, builtStamps.get(pictureKey(path)))
  }
  return checkNamedFiles(records.flatMap(imagesIn), problemOf, () => filesBelow(sourceImageFolder))
}
