import { useEffect, useRef, useState } from 'react'
import type { ImageView } from '../../../domain/image/images.ts'
import { useImageBase } from '../../layout/shell-context.ts'
import { pictureSources } from '../picture/picture-sources.ts'
import { useAnnounceChange } from '../status/live-region.tsx'
import { Spinner } from '../status/Spinner.tsx'
import { attachZoom, type ZoomControls } from './zoom-gestures.ts'
import { Icon } from '../icons/Icon.tsx'

/** The picture that the zoom viewer opens with. */
export type ZoomRequest = {
  title: string
  pictures: readonly { view: ImageView; alt: string }[]
  index: number
}

/** The viewer's picture, fitted to the available room, with its gestures. */
export function ZoomCanvas({
  picture,
  onControls,
  onScale,
  onBackdrop,
}: {
  picture: ZoomRequest['pictures'][number]
  onControls: (controls: ZoomControls) => void
  onScale: (scale: number) => void
  onBackdrop: () => void
}) {
  const stage = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  useAnnounceChange(state === 'failed' && `${picture.alt} could not be loaded.`)
  const base = useImageBase()
  const { src, sources, width, height } = pictureSources(picture.view, base, 'gallery')

  useEffect(() => {
    if (!stage.current || !layer.current || !image.current) return
    const attached = attachZoom(stage.current, layer.current, image.current, onScale)
    onControls(attached)
    return () => attached.detach()
  }, [onControls, onScale])

  return (
    // The keyboard closes the viewer by Escape or the button; this is a third way for pointers.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={stage}
      // The second press of a double click belongs to the first, which may have opened the viewer.
      onClick={({ target, detail }) => {
        if (target !== image.current && detail < 2) onBackdrop()
      }}
      className="relative h-full touch-none overflow-hidden select-none"
    >
      <div
        ref={layer}
        className="absolute inset-0 origin-top-left not-data-following:transition-transform"
      >
        <picture>
          {sources.map(({ type, srcSet }) => (
            // The size is larger than the screen, so that the picture stays sharp when zoomed.
            <source key={type} type={type} srcSet={srcSet} sizes="200vw" />
          ))}
          <img
            ref={image}
            src={src}
            alt={picture.alt}
            width={width}
            height={height}
            draggable={false}
            onLoad={() => setState('loaded')}
            onError={() => setState('failed')}
            className="absolute inset-0 m-auto h-auto max-h-full w-auto max-w-full scheme-only-light bg-white"
          />
        </picture>
      </div>
      {state === 'loading' && (
        <div className="pointer-events-none absolute inset-0 grid place-items-center">
          <p className="flex items-center justify-center gap-3 py-12 text-muted">
            <Spinner />
            <span>Loading picture…</span>
          </p>
        </div>
      )}
      {state === 'failed' && (
        <p className="pointer-events-none absolute inset-0 grid place-content-center justify-items-center gap-3 bg-dark text-on-dark">
          <Icon name="ImageOff" size={36} strokeWidth={1.5} />
          <span>Failed to Load</span>
        </p>
      )}
    </div>
  )
}
