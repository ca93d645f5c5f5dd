import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { AppLink, type AppLinkProps } from './AppLink.tsx'
import { cx } from '../cx.ts'
import { Spinner } from '../status/Spinner.tsx'

/** `primary`: the one action of a view. `onDark`: the quiet action on navy and on pictures. */
export type ButtonVariant = 'primary' | 'secondary' | 'onDark'
/** 40, 48 and 56 px high. */
export type ButtonSize = 'sm' | 'md' | 'lg'

type ButtonStyle = {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** As wide as its container. */
  wide?: boolean | undefined
  /** A decorative icon before the words. */
  icon?: ReactNode
}

const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  onDark: 'button-on-dark',
}

const SIZES: Readonly<Record<ButtonSize, string>> = {
  sm: 'button-small',
  md: 'button-medium',
  lg: 'button-large',
}

const classesOf = (
  { variant = 'primary', size = 'md', wide = false }: ButtonStyle,
  className: string | undefined,
) => cx('button', VARIANTS[variant], SIZES[size], wide && 'w-full', className)

export type ButtonProps = ButtonStyle &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style'> & {
    /** At work: disabled, with a turning mark; the words say what is happening. */
    loading?: boolean
  }

export function Button({
  variant,
  size,
  wide,
  icon,
  loading = false,
  disabled = false,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      className={classesOf({ variant, size, wide }, className)}
      {...rest}
    >
      {loading ? <Spinner size={18} /> : icon}
      {children}
    </button>
  )
}

/** A link with a button's styles: for going somewhere, where a button does something. */
export function ButtonLink({
  variant,
  size,
  wide,
  icon,
  className,
  children,
  ...rest
}: ButtonStyle & AppLinkProps) {
  return (
    <AppLink className={classesOf({ variant, size, wide }, className)} {...rest}>
      {icon}
      {children}
    </AppLink>
  )
}
