import { useCallback, useEffect, useRef, useState, type RefObject, type WheelEvent } from 'react'
import { useAutoplay } from './use-autoplay.ts'

type Direction = 1 | -1

/**
 * A list that scrolls sideways, moved by arrows, dots and by itself. The browser scrolls and snaps
 * the list, so that touch, keyboard and a page without script work too.
 * @param stepPx how far a step by hand goes; absent: one item
 * @param autoplay moves by itself every `intervalMs`, by `stepPx` or one item
 */
export function useCarousel({
  count,
  stepPx,
  autoplay,
}: {
  count: number
  stepPx?: () => number
  autoplay?: { intervalMs: number | undefined; stepPx?: number } | undefined
}) {
  const list = useRef<HTMLUListElement>(null)
  /** The target of a scroll by script that is under way. */
  const goal = useRef<number>(undefined)
  // The items in view are unknown until the list has been laid out.
  const [inView, setInView] = useState<ReturnType<typeof itemsInView>>()

  const update = useCallback(() => {
    const next = itemsInView(positionOf(list, goal), count)
    setInView((now) => (now?.first === next.first && now.last === next.last ? now : next))
  }, [count])
  useEffect(() => {
    if (!list.current) return
    const resize = new ResizeObserver(update)
    resize.observe(list.current)
    return () => resize.disconnect()
  }, [update])

  const scrollTo = (left: number) => {
    goal.current = left
    list.current?.scrollTo({ left: left * scrollSign(list.current) })
    update()
  }
  const stepBy = (direction: Direction, px: number | undefined) => {
    const position = positionOf(list, goal)
    scrollTo(scrollTarget(position, direction * (px ?? position.scrollWidth / count)))
  }

  const auto = useAutoplay(list, count > 1 ? autoplay?.intervalMs : undefined, () => {
    // On touch screens `:hover` stays after the finger has left.
    const isHeld =
      window.matchMedia('(hover: hover)').matches &&
      list.current?.closest('section')?.matches(':hover')
    if (!isHeld) stepBy(1, autoplay?.stepPx)
  })
  // A swipe counts as a step by hand.
  const onSwipe = () => {
    goal.current = undefined
    auto.delayAutoplay()
  }

  return {
    auto,
    /** The items of which at least half is in view, from 0. */
    inView,
    step: (direction: Direction) => {
      auto.delayAutoplay()
      stepBy(direction, stepPx?.())
    },
    goTo: (index: number) => {
      auto.delayAutoplay()
      scrollTo((index * positionOf(list, goal).scrollWidth) / count)
    },
    listProps: {
      ref: list,
      onScroll: () => {
        // Some browsers have no `scrollend` event.
        const left = Math.abs(list.current?.scrollLeft ?? 0)
        if (Math.abs(left - (goal.current ?? left)) <= SLACK) goal.current = undefined
        if (goal.current === undefined) update()
      },
      onScrollEnd: () => {
        goal.current = undefined
        update()
      },
      onTouchStart: onSwipe,
      onWheel: (event: WheelEvent) => {
        if (event.deltaX !== 0) onSwipe()
      },
    },
  }
}

/** The position of a list that scrolls sideways, in px from its first item. */
type ScrollPosition = Pick<Element, 'scrollLeft' | 'clientWidth' | 'scrollWidth'>

function positionOf(
  list: RefObject<Element | null>,
  goal: RefObject<number | undefined>,
): ScrollPosition {
  const { scrollLeft = 0, clientWidth = 0, scrollWidth = 0 } = list.current ?? {}
  // Where one reads from right to left, the browser counts down from 0.
  return { scrollLeft: goal.current ?? Math.abs(scrollLeft), clientWidth, scrollWidth }
}

// Browsers round scroll positions; the last pixel is the end.
const SLACK = 2

/** The target of a step of `px` (negative: back); past an end the step wraps to the other. */
export function scrollTarget(position: ScrollPosition, px: number): number {
  const end = position.scrollWidth - position.clientWidth
  if (px > 0 && position.scrollLeft >= end - SLACK) return 0
  if (px < 0 && position.scrollLeft <= SLACK) return end
  return Math.min(Math.max(position.scrollLeft + px, 0), end)
}

/** The first and last item (from 0) that are at least half in view, among `count` equal ones. */
export function itemsInView(
  position: ScrollPosition,
  count: number,
): { first: number; last: number } {
  if (count === 0 || position.scrollWidth === 0) return { first: 0, last: 0 }
  const pitch = position.scrollWidth / count
  const first = Math.min(Math.round(position.scrollLeft / pitch), count - 1)
  const last = Math.round((position.scrollLeft + position.clientWidth) / pitch) - 1
  return { first, last: Math.min(Math.max(last, first), count - 1) }
}

/** The sign of a scroll towards later items: -1 where a translator made the page right to left. */
export const scrollSign = (list: Element): 1 | -1 =>
  getComputedStyle(list).direction === 'rtl' ? -1 : 1
