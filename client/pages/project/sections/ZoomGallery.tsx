import { Gallery } from '../../../components/carousel/Gallery.tsx'
import { cx } from '../../../components/cx.ts'
import { LabelledPicture } from '../../../components/picture/LabelledPicture.tsx'
import { Picture } from '../../../components/picture/Picture.tsx'
import { ZoomLink } from '../../../components/zoom/ZoomLink.tsx'
import type { LabelledView } from '../project-view.ts'

/** Pictures that enlarge when pressed. */
export function ZoomGallery({
  id,
  label,
  images,
  autoplayMs,
  fit = 'cover',
  fallback = 'default',
  shape,
}: {
  id: string
  label: string
  images: readonly LabelledView[]
  autoplayMs?: number | undefined
  /** A sheet is shown whole, a photograph fills its box. */
  fit?: 'cover' | 'contain'
  fallback?: 'default' | 'failed'
  shape: string
}) {
  const pictures = images.map((view, index) => ({
    view,
    alt: images.length > 1 ? `${label}, ${index + 1} of ${images.length}` : label,
  }))
  return (
    <Gallery
      id={id}
      label={label}
      autoplayMs={autoplayMs}
      className={cx(
        'overflow-hidden rounded-lg border border-border bg-surface',
        images.length > 1 && 'pb-4',
      )}
      slides={pictures.map(({ view, alt }, index) => (
        <LabelledPicture key={alt} label={view.label}>
          <ZoomLink title={label} pictures={pictures} index={index}>
            <Picture
              view={view}
              alt={alt}
              sizes="content"
              fit={fit}
              fallback={fallback}
              className={shape}
            />
          </ZoomLink>
        </LabelledPicture>
      ))}
    />
  )
}
