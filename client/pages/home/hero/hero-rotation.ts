/** Which banners are on the screen, by index. */
export type Rotation = {
  shown: number
  /** What it fades in over; stays below it until the next change. */
  before?: number
  /** Fetched ahead, not seen yet. */
  next?: number
  /** The next banner's picture is there. */
  ready: boolean
  /** It is the next banner's turn. */
  due: boolean
  /** Banners whose picture could not be loaded; never shown. */
  failed: readonly number[]
}

/**
 * - `half`: half of a banner's time is over
 * - `loaded`, `failed`: what became of a banner's picture
 */
export type RotationEvent = { kind: 'half' } | { kind: 'loaded' | 'failed'; banner: number }

export const FIRST: Rotation = { shown: 0, ready: false, due: false, failed: [] }

/**
 * One step of the hero's cross-fade over `count` banners. A banner's first half passes before the
 * next one is fetched; after its second half the next one is shown, or as soon after as its picture
 * is there.
 */
export function rotate(now: Rotation, event: RotationEvent, count: number): Rotation {
  if (event.kind === 'half') {
    if (now.next === undefined) return prepare(now, count)
    return now.ready ? show(now) : { ...now, due: true }
  }
  if (event.banner !== now.next) return now
  if (event.kind === 'loaded') return now.due ? show(now) : { ...now, ready: true }
  return prepare({ ...now, failed: [...now.failed, event.banner] }, count)
}

/** The banners to draw, in their own order, so that none of them moves in the document. */
export function layers({ shown, before, next }: Rotation): number[] {
  return [...new Set([shown, before, next])]
    .filter((banner) => banner !== undefined)
    .sort((a, b) => a - b)
}

function prepare(now: Rotation, count: number): Rotation {
  const { next: _next, ...rest } = now
  const others = Array.from({ length: count - 1 }, (_, step) => (now.shown + 1 + step) % count)
  const next = others.find((banner) => !now.failed.includes(banner))
  return next === undefined
    ? { ...rest, ready: false }
    : { ...rest, next, ready: next === now.before }
}

function show(now: Rotation): Rotation {
  const { shown, next = shown, failed } = now
  return { shown: next, before: shown, ready: false, due: false, failed }
}
