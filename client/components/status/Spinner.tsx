import { cx } from '../cx.ts'

/** A turning ring, decorative: the words beside it say what is loading. */
export function Spinner({ size = 24, className }: { size?: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      strokeWidth="2.5"
      aria-hidden="true"
      className={cx('lucide shrink-0 animate-spin', className)}
    >
      <circle cx="12" cy="12" r="9" opacity="0.22" />
      <path d="M21 12a9 9 0 0 0-9-9" />
    </svg>
  )
}
