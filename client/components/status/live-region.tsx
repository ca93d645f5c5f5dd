import { useEffect, useRef, type ComponentProps } from 'react'
import { createStore } from '../external-store.ts'

const said = createStore({ text: '', count: 0 })

/** Says a text to those who hear the page, in place of the last one. */
export function announce(text: string): void {
  said.set({ text, count: said.get().count + 1 })
}

/** Says a text whenever it becomes another one; what it starts with, once it is known, is read with the page. */
export function useAnnounceChange(text: string | false | undefined): void {
  const before = useRef(text)
  useEffect(() => {
    if (before.current === text) return
    if (text && before.current !== undefined) announce(text)
    before.current = text
  }, [text])
}

/** A text in the page that is said whenever it becomes another one. */
export const LiveRegion = (props: ComponentProps<'div'>) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold no blocks
  <div role="status" {...props} />
)

/** Says what is not seen: in the page, and in a window over it, beside which the page is silent. */
export function GlobalLiveRegion() {
  const { text, count } = said.use()
  return (
    <output className="sr-only">
      {/* The same text said twice is another element, so that it is heard twice. */}
      <span key={count}>{text}</span>
    </output>
  )
}
