import { useEffect, useRef } from 'react'
import { createStore } from '../store.ts'

const said = createStore({ text: '', count: 0 })

/** Says a text to those who hear the page, in place of the last one. */
export function announce(text: string): void {
  said.set({ text, count: said.get().count + 1 })
}

/** Says a text whenever it becomes another one; what it starts with is read with the page. */
export function useAnnounced(text: string | false | undefined): void {
  const before = useRef(text)
  useEffect(() => {
    if (before.current === text) return
    before.current = text
    if (text) announce(text)
  }, [text])
}

/** A paragraph that is said whenever its text becomes another one. */
export function Announced({
  children,
  className,
}: {
  children: string | false | undefined
  className: string
}) {
  useAnnounced(children)
  return <p className={className}>{children}</p>
}

/**
 * The one live region: of the page, and of a window over it, beside which the page is silent. The same
 * text said twice is another element, so that it is heard twice.
 */
export function Announcer() {
  const { text, count } = said.use()
  return (
    <output className="sr-only">
      <span key={count}>{text}</span>
    </output>
  )
}
