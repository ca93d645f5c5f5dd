import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { AppLink, type AppLinkProps } from './AppLink.tsx'
import { cx } from '../cx.ts'
import { Spinner } from '../status/Spinner.tsx'

/** `primary`: the one action of a view. `onDark`: the quiet action on navy and on pictures. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'onDark'
/** 40, 48 and 56 px high. */
export type ButtonSize = 'sm' | 'md' | 'lg'

type Look = {
  readonly variant?: ButtonVariant | undefined
  readonly size?: ButtonSize | undefined
  /** As wide as its container. */
  readonly wide?: boolean | undefined
  /** A decorative icon before the words. */
  readonly icon?: ReactNode
}

const BASE =
  'inline-flex items-center justify-center gap-2.5 rounded-md border text-center font-semibold ' +
  'leading-tight select-none transition-colors disabled:opacity-60 print:hidden'

const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary:
    'border-transparent bg-gold text-on-gold not-disabled:hover:bg-gold-bright not-disabled:active:bg-gold',
  secondary:
    'border-ink/30 bg-surface text-ink not-disabled:hover:border-ink not-disabled:active:bg-mist',
  ghost: 'border-transparent text-ink not-disabled:hover:bg-ink/6 not-disabled:active:bg-ink/10',
  onDark:
    'border-on-night/45 text-on-night not-disabled:hover:border-on-night not-disabled:hover:bg-on-night/10',
}

const SIZES: Readonly<Record<ButtonSize, string>> = {
  sm: 'min-h-10 px-4 py-1.5 text-sm',
  md: 'min-h-12 px-6 py-2 text-base',
  lg: 'min-h-14 px-8 py-3 text-lg',
}

const look = (
  { variant = 'primary', size = 'md', wide = false }: Look,
  className: string | undefined,
) => cx(BASE, VARIANTS[variant], SIZES[size], wide && 'w-full', className)

export type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style'> & {
    /** At work: disabled, with a turning mark; the words say what is happening. */
    readonly loading?: boolean
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
      className={look({ variant, size, wide }, className)}
      {...rest}
    >
      {loading ? <Spinner size={18} /> : icon}
      {children}
    </button>
  )
}

/** A link that looks like a button: for going somewhere, where a button does something. */
export function ButtonLink({
  variant,
  size,
  wide,
  icon,
  className,
  children,
  ...rest
}: Look & AppLinkProps) {
  return (
    <AppLink className={look({ variant, size, wide }, className)} {...rest}>
      {icon}
      {children}
    </AppLink>
  )
}
