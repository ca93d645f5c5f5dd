export type Offset = { x: number; y: number }

/** How far the picture reaches beyond its frame on each side, as a share of the frame's size. */
export const OVERSIZE = 0.15

/** An offset in pixels within which the oversized picture still covers a frame of `width` × `height`. */
export function withinFrame({ x, y }: Offset, width: number, height: number): Offset {
  return { x: clamp(x, width * OVERSIZE), y: clamp(y, height * OVERSIZE) }
}

function clamp(value: number, limit: number): number {
  return Math.min(Math.max(value, -limit), limit)
}
