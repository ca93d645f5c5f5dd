/** A rectangle on the screen, in px. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** How far a pin is moved from where it would stand on its place, in px. */
export type Offset = { dx: number; dy: number }

/** Pins are tried at the points of such a grid around their places, in px. */
const STEP = { x: 20, y: 34 }
const STEPS = 10

const RANGE = Array.from({ length: 2 * STEPS + 1 }, (_, index) => index - STEPS)

/** The moves that are tried, the nearest first. */
const OFFSETS: readonly Offset[] = RANGE.flatMap((row) =>
  RANGE.map((column) => ({ dx: column * STEP.x, dy: row * STEP.y })),
).toSorted((one, other) => Math.hypot(one.dx, one.dy) - Math.hypot(other.dx, other.dy))

const moved = ({ left, top, right, bottom }: Box, { dx, dy }: Offset): Box => ({
  left: left + dx,
  top: top + dy,
  right: right + dx,
  bottom: bottom + dy,
})

/** Whether two rectangles have a part in common. */
export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

const isWithin = (box: Box, frame: Box): boolean =>
  box.left >= frame.left &&
  box.right <= frame.right &&
  box.top >= frame.top &&
  box.bottom <= frame.bottom

/**
 * Moves pins apart that would cover each other, each as little as possible. A pin without room
 * nearby stays on its place.
 * @param pins where they would stand
 * @param frame the visible part, in which pins stay
 * @param occupied rectangles that are covered already
 */
export function spreadPins(
  pins: readonly Box[],
  frame: Box,
  occupied: readonly Box[] = [],
): readonly Offset[] {
  const placed = [...occupied]
  return pins.map((pin) => {
    const isSeen = overlap(pin, frame)
    const offset = OFFSETS.find((one) => {
      const box = moved(pin, one)
      return (!isSeen || isWithin(box, frame)) && !placed.some((other) => overlap(box, other))
    }) ?? { dx: 0, dy: 0 }
    placed.push(moved(pin, offset))
    return offset
  })
}
