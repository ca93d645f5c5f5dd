import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import pMap from 'p-map'
import { readHeader } from '../../catalogue/pictures/header.ts'
import { rasterEntry, refreshEntry, type ManifestEntry } from './encode/entries.ts'
import { makePicture } from './encode/make-picture.ts'
import type { OutputFolder } from './output-folder.ts'
import type { Picture } from './sources/identify.ts'

const AT_ONCE = 4

/**
 * The manifest's entries of pictures that are yet to be made: of photographs what their headers say,
 * drawings made at once, as they take milliseconds. Pictures that cannot be read have none.
 * @param known entries of an earlier run, by hash
 */
export const placeholderEntries = async (
  pictures: readonly Picture[],
  known: ReadonlyMap<string, ManifestEntry>,
  folder: OutputFolder,
): Promise<Map<string, ManifestEntry>> => {
  const draft = async (picture: Picture): Promise<ManifestEntry> => {
    const { hash, uses, file } = picture
    const before = known.get(hash)
    if (before) return refreshEntry(before, uses)
    if (extname(file).toLowerCase() === '.svg') return (await makePicture(picture, folder)).entry
    return rasterEntry(hash, await readHeader(await readFile(file)), uses, '')
  }
  const entries = await pMap(
    pictures,
    // What is wrong with a picture is found, and reported, when it is made.
    async (picture) => [picture.hash, await draft(picture).catch(() => undefined)] as const,
    { concurrency: AT_ONCE },
  )
  return new Map(entries.flatMap(([hash, entry]) => (entry ? [[hash, entry] as const] : [])))
}
