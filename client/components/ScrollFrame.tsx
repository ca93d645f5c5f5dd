import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { useTitleId } from './Section.tsx'

const HINT = { md: 'md:hidden', xl: 'xl:hidden' } as const

type ScrollFrameProps = {
  /** The breakpoint from which the frame is wide enough to need no hint. */
  hintUntil: keyof typeof HINT
  children: ReactNode
}

/** A table that may be wider than the page: it scrolls inside its own frame, also by keyboard. */
export function ScrollFrame({ hintUntil, children }: ScrollFrameProps) {
  return (
    <div>
      <p className={cx('mb-2 text-sm text-muted print:hidden', HINT[hintUntil])}>
        Scroll the table sideways to see every column.
      </p>
      <section
        aria-labelledby={useTitleId()}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
        tabIndex={0}
        // What the keyboard reaches must not end up below a first column that stays in view.
        className="relative scroll-pl-32 overflow-x-auto rounded-lg border border-border bg-surface sm:scroll-pl-48 print:overflow-visible"
      >
        {children}
      </section>
    </div>
  )
}
