import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { cx } from '../cx.ts'

/** `outline` on light surfaces, `solid` over pictures, `night` on navy, `plain` inside bars. */
export type IconButtonVariant = 'outline' | 'solid' | 'night' | 'plain'

const VARIANTS: Readonly<Record<IconButtonVariant, string>> = {
  outline:
    'border-line bg-surface text-ink not-disabled:hover:border-ink not-disabled:active:bg-mist',
  solid:
    'border-transparent bg-surface/95 text-ink shadow-soft not-disabled:hover:bg-surface not-disabled:active:bg-mist',
  night:
    'border-night-line text-on-night not-disabled:hover:border-on-night not-disabled:hover:bg-on-night/10',
  plain: 'border-transparent text-current not-disabled:hover:bg-current/10',
}

export type IconButtonProps = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'style' | 'aria-label' | 'children'
> & {
  /** What it does, for those who cannot see the icon; also its tooltip. */
  readonly label: string
  readonly icon: ReactNode
  readonly variant?: IconButtonVariant
}

/** A round button of 44 px with an icon only. */
export function IconButton({
  label,
  icon,
  variant = 'outline',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={cx(
        'inline-grid size-11 shrink-0 place-items-center rounded-full border transition-colors',
        'disabled:opacity-40',
        VARIANTS[variant],
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  )
}
