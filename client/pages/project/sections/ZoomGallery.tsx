import { Gallery } from '../../../components/carousel/Gallery.tsx'
import { cx } from '../../../components/cx.ts'
import { PictureLabel } from '../../../components/picture/PictureLabel.tsx'
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
  /** Unique on the page. */
  id: string
  /** What the pictures show: 'Site plan of Arc Skyvillas'. */
  label: string
  images: readonly LabelledView[]
  autoplayMs?: number | undefined
  /** A sheet is shown whole, a photograph fills its box. */
  fit?: 'cover' | 'contain'
  fallback?: 'default' | 'failed'
  /** The aspect, as classes. */
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
      slides={pictures.map(({ view, alt }, index) => ({
        key: String(index),
        content: (
          <div className="relative">
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
            <PictureLabel label={view.label} />
          </div>
        ),
      }))}
    />
  )
}
