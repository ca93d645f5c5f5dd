import { Gallery } from '../../../components/carousel/Gallery.tsx'
import { Picture } from '../../../components/picture/Picture.tsx'
import type { CaptionedImageView } from '../../../page-descriptions/project.ts'

const AUTOPLAY_MS = 3000

type CaptionedGalleryProps = {
  /** Unique on the page. */
  readonly id: string
  readonly label: string
  readonly images: readonly CaptionedImageView[]
}

/** Pictures of amenities or interiors with title and sentence, if any; moves on every 3 s. */
export function CaptionedGallery({ id, label, images }: CaptionedGalleryProps) {
  if (images.length === 0) return null
  return (
    <Gallery
      id={id}
      label={label}
      perView="upToThree"
      controls="below"
      autoplayMs={AUTOPLAY_MS}
      slides={images.map(({ image, title, description }, index) => ({
        key: `${index}-${title}`,
        content: (
          <figure>
            <Picture view={image} alt="" slot="card" aspect="card" className="rounded-lg" />
            <figcaption className="pt-4">
              <span className="block display-small text-lg">{title}</span>
              {description && <span className="mt-1 block text-muted">{description}</span>}
            </figcaption>
          </figure>
        ),
      }))}
    />
  )
}
