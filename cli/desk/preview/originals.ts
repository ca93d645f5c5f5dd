import { statSync } from 'node:fs'
import { resolveImage } from '../../../catalogue/pictures/probe.ts'
import type { BuiltImages } from '../../../server/built-images.ts'

/** Where the desk shows the pictures of the data folder as they are. */
export const originalAddress = (path: string): string =>
  `/desk/pictures/${path.split('/').map(encodeURIComponent).join('/')}`

/** The built pictures, and in place of one that is yet to be built the file that it will be made of. */
export const withOriginals = (built: BuiltImages, imageFolder: string): BuiltImages => {
  const find: BuiltImages['find'] = (path) => {
    const found = built.find(path)
    if (found !== undefined || path === undefined || path === '') return found
    const file = resolveImage(imageFolder, path)
    const isThere = file !== undefined && statSync(file, { throwIfNoEntry: false })?.isFile()
    return isThere ? { src: originalAddress(path.replace(/^\/+/, '')) } : undefined
  }
  return { ...built, find, view: (path) => find(path) ?? built.view(undefined) }
}
