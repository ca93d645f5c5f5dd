/** Edges in CSS pixels, from the upper left of the layout viewport. */
export type Box = {
  top: number
  bottom: number
  left: number
  right: number
}

/** Where the list of results stands; `top` is its lower edge where it stands above the field. */
export type Place = {
  side: 'below' | 'above'
  top: number
  left: number
  width: number
  maxHeight: number
}

/** Between field and list, and between list and the edges of the view. */
const GAP = 8
/** A list shorter than about four results is no help; one above its field hides what stands there. */
const ENOUGH = { below: 280, above: 400 }
/** A longer one is no easier to read; it scrolls. */
const MAX_HEIGHT = 576
/** On phones it may be wider than its field. */
const MIN_WIDTH = 360

/**
 * The place of a list beside its field that is wholly in view: below it where there is room for a
 * useful list, else on the side with more room.
 * @param view what the visitor sees, without the site's bar and the keyboard
 */
export function panelPlace(field: Box, view: Box): Place {
  const below = view.bottom - field.bottom - 2 * GAP
  const above = field.top - view.top - 2 * GAP
  const side = below >= ENOUGH.below || below >= above ? 'below' : 'above'
  const room = view.right - view.left - 2 * GAP
  const width = Math.min(Math.max(field.right - field.left, MIN_WIDTH), room)
  const furthest = view.right - GAP - width
  return {
    side,
    top: side === 'below' ? field.bottom + GAP : field.top - GAP,
    left: Math.max(view.left + GAP, Math.min(field.left, furthest)),
    width,
    maxHeight: Math.min(MAX_HEIGHT, Math.max(0, side === 'below' ? below : above)),
  }
}

/** Whether a place has room for a useful list. */
export const isRoomy = ({ side, maxHeight }: Place): boolean => maxHeight >= ENOUGH[side]
