import { useState, type ReactNode } from 'react'
import { imageUrl, type ImageView } from '../../../domain/image/images.ts'
import { onPlainClick } from '../links/AppLink.tsx'
import { cx } from '../cx.ts'
import { LazyPart, lazyPart } from '../LazyPart.tsx'
import { useShell } from '../../layout/shell-context.ts'
import { Icon } from '../icons/Icon.tsx'
import type { ZoomRequest } from './ZoomViewer.tsx'

const loadViewer = () => import('./ZoomViewer.tsx').then((module) => module.ZoomViewer)
const ZoomViewer = lazyPart(loadViewer)

/** Fetches the viewer ahead of its use; where that fails, its use tells. */
const preload = () => void loadViewer().catch(() => undefined)

/** A picture that opens the zoom viewer; without script a link to the picture in full size. */
export function ZoomLink({
  className,
  children,
  ...request
}: ZoomRequest & {
  className?: string
  children: ReactNode
}) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { imageBase } = useShell()
  const picture = request.pictures[request.index]
  if (!picture) return children
  const address = fullSizeAddress(picture.view, imageBase)
  return (
    <>
      <a
        href={address}
        aria-label={`Enlarge: ${picture.alt}`}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={onPlainClick(() => setOpen(true))}
        className={cx('group/zoom relative block cursor-zoom-in', className)}
      >
        {children}
        <span
          aria-hidden="true"
          className="absolute top-3 right-3 grid size-11 place-items-center rounded-full border border-border bg-surface/95 text-ink shadow-soft transition-transform motion-safe:group-hover/zoom:scale-105 print:hidden"
        >
          <Icon name="Maximize2" size={18} />
        </span>
      </a>
      {open && (
        <LazyPart
          onFailed={() => {
            close()
            window.location.assign(address)
          }}
        >
          <ZoomViewer {...request} onClose={close} />
        </LazyPart>
      )}
    </>
  )
}

/** The largest file of a picture that every current browser reads. */
function fullSizeAddress(view: ImageView, base: string): string {
  if ('src' in view) return view.src
  return imageUrl(base, view.hash, view.widths.at(-1) ?? view.fallback.width, 'webp')
}
