import { useEffect, useRef, type ComponentProps } from 'react'
import { createStore } from '../external-store.ts'

const said = createStore({ text: '', count: 0 })

/** Announces a text to screen readers, in place of the last one. */
export function announce(text: string): void {
  said.set({ text, count: said.get().count + 1 })
}

/** Announces a text whenever it changes; the first text that is known is read with the page. */
export function useAnnounceChange(text: string | false | undefined): void {
  const before = useRef(text)
  useEffect(() => {
    if (before.current === text) return
    if (text && before.current !== undefined) announce(text)
    before.current = text
  }, [text])
}

/** A text in the page that is announced whenever it changes. */
export const LiveRegion = (props: ComponentProps<'div'>) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold no blocks
  <div role="status" {...props} />
)

/**
 * Announces hidden texts: one region is in the page, another in the window over it, beside which
 * the page is silent.
 */
export function GlobalLiveRegion() {
  const { text, count } = said.use()
  return (
    <output className="sr-only">
      {/* A text that is said twice gets a new element, so that it is heard twice. */}
      <span key={count}>{text}</span>
    </output>
  )
}
