import { Gallery } from '../../../components/carousel/Gallery.tsx'
import { cx } from '../../../components/cx.ts'
import {
  LabelledPicture,
  Picture,
  type PictureProps,
} from '../../../components/picture/Picture.tsx'
import { ZoomLink } from '../../../components/zoom/ZoomLink.tsx'
import type { LabelledView } from '../project-view.ts'

/** Pictures that enlarge when pressed; several of them as a gallery. */
export function ZoomGallery({
  id,
  label,
  images,
  picture,
  autoplayMs,
  mat,
  framed = false,
}: {
  id: string
  label: string
  images: readonly LabelledView[]
  /** How to show each picture: a sheet whole, a photograph so that it fills its box. */
  picture: Omit<PictureProps, 'view' | 'alt'>
  autoplayMs?: number | undefined
  mat?: string
  framed?: boolean
}) {
  const several = images.length > 1
  const pictures = images.map((view, index) => ({
    view,
    alt: several ? `${label}, ${index + 1} of ${images.length}` : label,
  }))
  const slides = pictures.map(({ view, alt }, index) => (
    <LabelledPicture key={alt} label={view.label}>
      <ZoomLink title={label} pictures={pictures} index={index}>
        <span className={cx('block', mat)}>
          <Picture view={view} alt={alt} {...picture} loading={index ? 'lazy' : picture.loading} />
        </span>
      </ZoomLink>
    </LabelledPicture>
  ))
  return (
    <div
      className={cx(
        'min-w-0',
        framed && 'overflow-hidden rounded-lg border border-border bg-surface',
        framed && several && 'pb-4',
      )}
    >
      {several ? (
        <Gallery {...{ id, label, autoplayMs, slides }} className="rounded-[inherit]" />
      ) : (
        slides
      )}
    </div>
  )
}
