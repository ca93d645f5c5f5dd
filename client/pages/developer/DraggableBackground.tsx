import { useRef, type PointerEvent, type ReactNode } from 'react'
import type { ImageView } from '../../../domain/image/images.ts'
import { Picture } from '../../components/picture/Picture.tsx'

/** How far the picture reaches beyond its frame on each side, as a share of the frame's size. */
const OVERSIZE = 0.15

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
  const offset = useRef({ x: 0, y: 0 })
  /** Where the pointer was when the picture was at its middle. */
  const grip = useRef({ x: 0, y: 0 })

  const start = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || (event.target as Element).closest('a, button')) return
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = { x: event.clientX - offset.current.x, y: event.clientY - offset.current.y }
  }
  const move = ({ currentTarget: frame, pointerId, clientX, clientY }: PointerEvent) => {
    if (!frame.hasPointerCapture(pointerId) || !layer.current) return
    const x = withinFrame(clientX - grip.current.x, frame.clientWidth)
    const y = withinFrame(clientY - grip.current.y, frame.clientHeight)
    offset.current = { x, y }
    layer.current.style.translate = `${x}px ${y}px`
  }

  return (
    <div
      className="dark relative isolate cursor-grab touch-pan-y overflow-hidden select-none active:cursor-grabbing"
      onPointerDown={start}
      onPointerMove={move}
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

/** An offset in pixels with which the oversized picture still covers a frame of that width or height. */
function withinFrame(offset: number, size: number): number {
  return Math.min(Math.max(offset, -size * OVERSIZE), size * OVERSIZE)
}
