import { readdirSync } from 'node:fs'
import { readFile, realpath, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import pMap from 'p-map'
import { imageManifestName, type ImageManifest } from '../../domain/image/image-manifest.ts'
import type { RecordAt } from '../checks/records.ts'
import { outsideFinding, pictureKey, resolveImage, type ImageFinding } from './resolve-image.ts'
import { imagesIn } from './picture-references.ts'

const MAX_PARALLEL_CHECKS = 8

/** The findings by file, so that in a watched folder only changed pictures are checked again. */
const checkedFiles = new Map<string, { stamp: string; finding: ImageFinding | undefined }>()

/** A stamp that changes with a file: its size and time. */
export const stampOf = ({ size, mtimeMs }: { size: number; mtimeMs: number }): string =>
  `${size}:${mtimeMs}`

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
  const stamp = stats && stampOf(stats)
  if (stamp !== undefined && toTheSecond(stamp) === builtStamp) return undefined
  const path = stats ? await realpath(file) : file
  const earlierCheck = checkedFiles.get(path)
  if (earlierCheck && earlierCheck.stamp === stamp) return earlierCheck.finding
  // The decoder is loaded only where there are pictures to check.
  const { checkPicture } = await import('./picture-header.ts')
  const finding = await checkPicture(file)
  if (stamp !== undefined) checkedFiles.set(path, { stamp, finding })
  return finding
}

export type CheckedPictures = {
  readonly findings: readonly {
    readonly record: RecordAt
    readonly path: string
    readonly pathInRecord: readonly string[]
    readonly finding: ImageFinding
  }[]
  readonly paths: () => readonly string[]
}

export const noPictures: CheckedPictures = { findings: [], paths: () => [] }

/** What is wrong with the pictures that records name; unchanged built ones are skipped. */
export const checkPictures = async (
  records: readonly RecordAt[],
  sourceImageFolder: string,
  builtImageFolder?: string,
): Promise<CheckedPictures> => {
  const references = records.flatMap(imagesIn)
  const builtStamps = await builtPictures(builtImageFolder)
  const findingsByPath = new Map<string, ImageFinding | undefined>()
  const check = async (path: string): Promise<void> => {
    const file = resolveImage(sourceImageFolder, path)
    findingsByPath.set(
      path,
      file === undefined
        ? outsideFinding
        : await findingIn(file, builtStamps.get(pictureKey(path))),
    )
  }
  await pMap(new Set(references.map(({ value }) => value)), check, {
    concurrency: MAX_PARALLEL_CHECKS,
  })
  let paths: readonly string[] | undefined
  return {
    findings: references.flatMap(({ record, pathInRecord, value: path }) => {
      const finding = findingsByPath.get(path)
      return finding === undefined ? [] : [{ record, path, pathInRecord, finding }]
    }),
    paths: () => (paths ??= filesBelow(sourceImageFolder)),
  }
}

/** The paths of all files below a folder, with slashes; none where the folder cannot be read. */
export const filesBelow = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  } catch {
    return []
  }
}
