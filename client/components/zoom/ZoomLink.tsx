import { Maximize2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { isPlainClick } from '../buttons/is-plain-click.ts'
import { cx } from '../cx.ts'
import { useImageBase } from '../picture/image-base.ts'
import { useZoom, type ZoomRequest } from './zoom-context.ts'
import { imageUrl, type ImageView } from '../../../domain/image/images.ts'

type ZoomLinkProps = ZoomRequest & {
  className?: string
  /** The picture as the page shows it. */
  children: ReactNode
}

/** A picture that opens the zoom viewer; without script a link to the picture in full size. */
export function ZoomLink({ title, pictures, index, className, children }: ZoomLinkProps) {
  const zoom = useZoom()
  const base = useImageBase()
  const picture = pictures[index]
  if (!picture) return children
  const address = fullSizeAddress(picture.view, base)
  return (
    <a
      href={address}
      aria-label={`Enlarge: ${picture.alt}`}
      aria-haspopup="dialog"
      onPointerEnter={zoom.preload}
      onFocus={zoom.preload}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        zoom.open({ title, pictures, index }).catch(() => window.location.assign(address))
      }}
      className={cx('group/zoom relative block cursor-zoom-in', className)}
    >
      {children}
      <span aria-hidden="true" className="zoom-mark">
        <Maximize2 size={18} />
      </span>
    </a>
  )
}

/** The largest file of a picture that every current browser reads. */
function fullSizeAddress(view: ImageView, base: string): string {
  if ('src' in view) return view.src
  return imageUrl(base, view.hash, view.widths.at(-1) ?? view.fallback.width, 'webp')
}
