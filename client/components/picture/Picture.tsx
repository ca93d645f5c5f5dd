import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { preload } from 'react-dom'
import failedImage from './failed-to-load.svg?url'
import defaultImage from './image-default.svg?url'
import type { ImageView } from '../../../domain/image/images.ts'
import { cx } from '../cx.ts'
import { useShell } from '../../layout/shell-context.ts'
import { pictureSources, type PictureSizes } from './picture-sources.ts'

export type PictureProps = {
  view: ImageView
  /** What the picture shows; empty where the words beside it say so already. */
  alt: string
  sizes: PictureSizes
  /** `card` 16:10, `phone` 4:3 up to 768 px then 16:10; else by class. */
  aspect?: keyof typeof ASPECTS
  /** `cover` fills its box, `contain` shows the whole picture. */
  fit?: 'cover' | 'contain'
  /** When to load: near the screen, at once, or first, as the largest picture. */
  loading?: 'lazy' | 'eager' | 'priority' | undefined
  /** The fallback for a picture that fails: the house drawing, or 'Failed to Load'. */
  fallback?: 'default' | 'failed'
  /** Called once the picture has loaded or failed, even if that was before script ran. */
  onSettled?: () => void
  className?: string | undefined
}

const ASPECTS = { card: 'aspect-16/10', phone: 'aspect-4/3 md:aspect-16/10' }

/** A picture in its space: a blurred hint until it has loaded, a drawing where it fails. */
export function Picture({
  view,
  alt,
  sizes,
  aspect,
  fit = 'cover',
  loading = 'lazy',
  fallback = 'default',
  onSettled,
  className,
}: PictureProps) {
  const { imageBase } = useShell()
  const { src, sources, ahead, width, height, placeholder } = pictureSources(view, imageBase, sizes)
  const image = useRef<HTMLImageElement>(null)
  const [failedSrc, setFailedSrc] = useState<string>()
  // The drawing also stands in where the site has no picture of its own to show instead.
  const failed = src === '' || failedSrc === src
  const showsWhole = fit === 'contain' && !failed
  const settle = useEffectEvent(() => onSettled?.())

  // The picture may have loaded or failed before script ran, or before the listeners were added.
  useEffect(() => {
    const { current } = image
    if (current && !current.complete) return
    if (current?.naturalWidth === 0) setFailedSrc(src)
    settle()
  }, [src])

  if (loading === 'priority' && !failed) {
    for (const { type, srcSet, sizes: imageSizes, media } of ahead) {
      preload(src, {
        as: 'image',
        type,
        imageSrcSet: srcSet,
        imageSizes,
        fetchPriority: 'high',
        ...(media && { media }),
      })
    }
  }

  return (
    <span
      data-picture
      className={cx(
        'relative block overflow-hidden',
        !showsWhole && 'bg-surface-muted',
        // Until the page is hydrated, pictures far from the screen are neither fetched nor painted.
        loading === 'lazy' && !failed && 'unhydrated:[content-visibility:auto]',
        aspect && ASPECTS[aspect],
        className,
      )}
    >
      {placeholder !== undefined && !failed && (
        <svg aria-hidden="true" className="absolute inset-0 size-full">
          <image
            className="size-full"
            href={placeholder}
            preserveAspectRatio={showsWhole ? 'xMidYMid meet' : 'xMidYMid slice'}
          />
        </svg>
      )}
      {failed ? (
        <img
          src={fallback === 'failed' ? failedImage : defaultImage}
          alt={alt}
          width={1200}
          height={800}
          className="relative size-full object-cover"
        />
      ) : (
        <picture>
          {sources.map((source) => (
            <source key={source.srcSet} {...source} />
          ))}
          <img
            ref={image}
            src={src}
            alt={alt}
            width={width}
            height={height}
            className={cx('relative size-full', showsWhole ? 'object-contain' : 'object-cover')}
            loading={loading === 'lazy' ? 'lazy' : 'eager'}
            fetchPriority={loading === 'priority' ? 'high' : undefined}
            onLoad={onSettled}
            onError={() => {
              setFailedSrc(src)
              onSettled?.()
            }}
          />
        </picture>
      )}
    </span>
  )
}

/** A picture with a label in its corner, where it is no photograph: "Artist's impression". */
export function LabelledPicture({
  label,
  children,
}: {
  label: string | undefined
  children: ReactNode
}) {
  return (
    <div className="relative">
      {children}
      {label && (
        <span className="pointer-events-none absolute top-3 left-3 rounded-sm bg-shade/80 px-2.5 py-1 text-sm text-on-dark">
          {label}
        </span>
      )}
    </div>
  )
}
