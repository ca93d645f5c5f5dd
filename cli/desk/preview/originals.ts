import { statSync } from 'node:fs'
import { resolveImage } from '../../../catalogue/pictures/resolve-image.ts'
import type { BuiltImages } from '../../../server/built-images.ts'

/** The address at which the desk shows an original picture of the data folder. */
const originalAddress = (path: string): string =>
  `/desk/pictures/${path.split('/').map(encodeURIComponent).join('/')}`

/** The built pictures; an original stands in for each that is still to be built. */
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
