import { cx } from '../cx.ts'

type SpinnerProps = {
  /** Diameter in px. */
  size?: number
  className?: string
}

/** A turning ring, decorative: the words beside it say what is loading. */
export function Spinner({ size = 24, className }: SpinnerProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
      className={cx('shrink-0 animate-spin', className)}
    >
      <circle cx="12" cy="12" r="9" opacity="0.22" />
      <path d="M21 12a9 9 0 0 0-9-9" />
    </svg>
  )
}

/** A spinner with its words, in the middle of the room its content will take; announced. */
export function Loading({ children = 'Loading…' }: { children?: string }) {
  return (
    <output className="flex items-center justify-center gap-3 py-12 text-muted">
      <Spinner />
      {children}
    </output>
  )
}
