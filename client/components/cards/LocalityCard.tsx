import type { ImageView } from '../../../domain/image/images.ts'

export type LocalityCardView = {
  id: string
  name: string
  city?: string
  image: ImageView
  description?: string
  /** The city's listing or the locality's own page. */
  path: string
  /** A city always leads to its listing. */
  isCity: boolean
}
