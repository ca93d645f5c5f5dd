import type { ImageView } from '../../../domain/image/images.ts'
import { pictureSources } from '../picture/picture-sources.ts'

/** The largest file of a picture that every current browser reads. */
export function fullSizeAddress(view: ImageView, base: string): string {
  const { src, sources } = pictureSources(view, base)
  const webp = sources.find(({ type }) => type === 'image/webp')
  const largest = webp?.srcSet.split(', ').at(-1)?.split(' ')[0]
  return largest ?? src
}
