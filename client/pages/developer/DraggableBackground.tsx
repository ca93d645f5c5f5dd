import { useRef, type PointerEvent, type ReactNode } from 'react'
import type { ImageView } from '../../../domain/image/images.ts'
import { Picture } from '../../components/picture/Picture.tsx'

/**
 * A decorative picture larger than its frame, which mouse and finger can move about within it.
 * Vertical swipes still scroll the page.
 */
export function DraggableBackground({
  picture,
  children,
}: {
  picture: ImageView
  children: ReactNode
}) {
  const layer = useRef<HTMLDivElement>(null)
  const offset = useRef<Offset>({ x: 0, y: 0 })
  const grip = useRef<Offset>(undefined)

  const start = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || (event.target as Element).closest('a, button')) return
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = { x: event.clientX - offset.current.x, y: event.clientY - offset.current.y }
  }

  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (!grip.current || !layer.current) return
    const { clientWidth, clientHeight } = event.currentTarget
    offset.current = withinFrame(
      { x: event.clientX - grip.current.x, y: event.clientY - grip.current.y },
      clientWidth,
      clientHeight,
    )
    const { x, y } = offset.current
    layer.current.style.translate = `${x}px ${y}px`
  }

  const end = () => {
    grip.current = undefined
  }

  return (
    <div
      className="dark relative isolate cursor-grab touch-pan-y overflow-hidden select-none active:cursor-grabbing"
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      {/* 15% beyond the frame on every side: see OVERSIZE. */}
      <div ref={layer} className="pointer-events-none absolute -inset-[15%] -z-20">
        <Picture view={picture} alt="" sizes="hero" loading="priority" className="size-full" />
      </div>
      <div className="pointer-events-none absolute inset-0 -z-10 bg-dark/50" />
      <div className="pointer-events-none absolute inset-0 -z-10 bg-linear-to-t from-dark/90 to-dark/20" />
      {children}
    </div>
  )
}

type Offset = { x: number; y: number }

/** How far the picture reaches beyond its frame on each side, as a share of the frame's size. */
const OVERSIZE = 0.15

/** An offset in pixels within which the oversized picture still covers a frame of `width` × `height`. */
export function withinFrame({ x, y }: Offset, width: number, height: number): Offset {
  return { x: clamp(x, width * OVERSIZE), y: clamp(y, height * OVERSIZE) }
}

function clamp(value: number, limit: number): number {
  return Math.min(Math.max(value, -limit), limit)
}
