import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { cx } from '../cx.ts'

/** `outline` on light surfaces, `solid` over pictures, `dark` on navy, `plain` inside bars. */
export type IconButtonVariant = 'outline' | 'solid' | 'dark' | 'plain'

const VARIANTS: Readonly<Record<IconButtonVariant, string>> = {
  outline: 'icon-button-outline',
  solid: 'icon-button-solid',
  dark: 'icon-button-dark',
  plain: 'icon-button-plain',
}

export type IconButtonProps = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'style' | 'aria-label' | 'children'
> & {
  /** What it does, for those who cannot see the icon; also its tooltip. */
  label: string
  icon: ReactNode
  variant?: IconButtonVariant
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
      className={cx('icon-button', VARIANTS[variant], className)}
      {...rest}
    >
      {icon}
    </button>
  )
}
