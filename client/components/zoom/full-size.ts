import { imageUrl, type ImageView } from '../../../domain/image/images.ts'

/** The largest file of a picture that every current browser reads. */
export function fullSizeAddress(view: ImageView, base: string): string {
  if ('src' in view) return view.src
  return imageUrl(base, view.hash, view.widths.at(-1) ?? view.fallback.width, 'webp')
}
