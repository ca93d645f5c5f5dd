import { useEffect, useRef, type ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { createStore } from '../external-store.ts'

const announcement = createStore({ text: '', count: 0 })

/** Announces a text to screen readers, in place of the last one. */
export function announce(text: string): void {
  announcement.set({ text, count: announcement.get().count + 1 })
}

/** Announces a text whenever it changes; the first text that is known is read with the page. */
export function useAnnounceChange(text: string | false | undefined): void {
  const lastText = useRef(text)
  useEffect(() => {
    if (lastText.current === text) return
    if (text && lastText.current !== undefined) announce(text)
    lastText.current = text
  }, [text])
}

/**
 * A text in the page that is announced whenever it changes. It must be in the page before its text,
 * as screen readers say nothing of a region that comes with one; an empty one takes no room.
 */
export const LiveRegion = ({ className, ...props }: ComponentProps<'div'>) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold no blocks
  <div role="status" className={cx('empty:absolute', className)} {...props} />
)

/**
 * The hidden region whose texts `announce` changes. The page has one, and so has each window over
 * it, as screen readers are silent about what lies below an open window.
 */
export function GlobalLiveRegion() {
  const { text, count } = announcement.use()
  return (
    <output className="sr-only">
      {/* A text that is said twice gets a new element, so that it is heard twice. */}
      <span key={count}>{text}</span>
    </output>
  )
}
