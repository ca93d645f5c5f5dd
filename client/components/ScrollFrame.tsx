import { useEffect, useRef, useState, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { useTitleId } from './Section.tsx'

const HINT = { md: 'md:hidden', xl: 'xl:hidden' } as const

type ScrollFrameProps = {
  /** The breakpoint from which the frame needs no hint at the usual size of text. */
  hintUntil: keyof typeof HINT
  children: ReactNode
}

/** A table in a frame of its own that scrolls, also by keyboard; a hint says so if it is needed. */
export function ScrollFrame({ hintUntil, children }: ScrollFrameProps) {
  const frame = useRef<HTMLElement>(null)
  const [scrolls, setScrolls] = useState<boolean>()
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth + 1),
    )
    for (const box of [element, ...element.children]) observer.observe(box)
    return () => observer.disconnect()
  }, [])
  const isHintHidden = scrolls === undefined ? HINT[hintUntil] : !scrolls && 'hidden'
  return (
    <div className="@container">
      <p className={cx('mb-2 text-sm text-muted print:hidden', isHintHidden)}>
        Scroll the table sideways to see every column.
      </p>
      <section
        ref={frame}
        aria-labelledby={useTitleId()}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
        tabIndex={0}
        // What the keyboard reaches must not end up below a first column that stays in view.
        className="relative overflow-x-auto rounded-lg border border-border bg-surface @[18rem]:scroll-pl-32 sm:scroll-pl-48 print:overflow-visible"
      >
        {children}
      </section>
    </div>
  )
}
