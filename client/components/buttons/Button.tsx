import type { ComponentProps, ReactNode } from 'react'
import { AppLink, type AppLinkProps } from '../links/AppLink.tsx'
import { cx } from '../cx.ts'
import { Icon, type IconName } from '../icons/Icon.tsx'
import { Spinner } from '../status/Spinner.tsx'
import { TranslatableTexts } from '../TranslatableTexts.tsx'

const BUTTON =
  'inline-flex items-center justify-center gap-2.5 rounded-md border text-center leading-tight font-semibold transition-colors select-none disabled:opacity-60 print:hidden'

/** `primary`: the one action of a view. `onDark`: the quiet action on navy and on pictures. */
const VARIANTS = {
  primary:
    'border-transparent bg-accent text-on-accent not-disabled:hover:bg-accent-bright not-disabled:active:bg-accent',
  secondary:
    'border-ink/30 bg-surface text-ink not-disabled:hover:border-ink not-disabled:active:bg-surface-muted',
  onDark:
    'border-on-dark/45 text-on-dark not-disabled:hover:border-on-dark not-disabled:hover:bg-on-dark/10',
}

const SIZES = {
  sm: 'min-h-11 px-4 py-1.5 text-sm',
  md: 'min-h-12 px-6 py-2 text-base',
  lg: 'min-h-14 px-8 py-3 text-lg',
}

export type ButtonVariant = keyof typeof VARIANTS
export type ButtonSize = keyof typeof SIZES

type ButtonStyle = {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  wide?: boolean | undefined
  icon?: ReactNode
  className?: string | undefined
}

function styled<P extends ButtonStyle>({
  variant = 'primary',
  size = 'md',
  wide = false,
  className,
  ...rest
}: P) {
  return {
    className: cx(BUTTON, VARIANTS[variant], SIZES[size], wide && 'w-full', className),
    ...rest,
  }
}

export type ButtonProps = ButtonStyle &
  Omit<ComponentProps<'button'>, 'style'> & {
    /** Shows a turning mark and disables the button; its label says what is happening. */
    loading?: boolean
  }

export function Button({ loading = false, disabled = false, ...props }: ButtonProps) {
  const { icon, children, ...rest } = styled(props)
  return (
    <button type="button" disabled={disabled || loading} aria-busy={loading || undefined} {...rest}>
      {withMark(loading ? <Spinner size={18} /> : icon, children)}
    </button>
  )
}

/** The label of a button behind its mark; without a mark the label is all of its content. */
const withMark = (mark: ReactNode, label: ReactNode): ReactNode =>
  mark ? (
    <TranslatableTexts>
      {mark}
      {label}
    </TranslatableTexts>
  ) : (
    label
  )

/** A link with a button's styles, for going somewhere; a button does something. */
export function ButtonLink(props: ButtonStyle & AppLinkProps) {
  const { icon, children, ...rest } = styled(props)
  return <AppLink {...rest}>{withMark(icon, children)}</AppLink>
}

/** `outline` on light surfaces, `solid` over pictures, `dark` on navy, `plain` inside bars. */
const ICON_VARIANTS = {
  outline:
    'border-border bg-surface text-ink not-disabled:hover:border-ink not-disabled:active:bg-surface-muted',
  solid:
    'border-transparent bg-surface/95 text-ink shadow-soft not-disabled:hover:bg-surface not-disabled:active:bg-surface-muted',
  dark: 'border-dark-border text-on-dark not-disabled:hover:border-on-dark not-disabled:hover:bg-on-dark/10',
  plain: 'border-transparent text-current not-disabled:hover:bg-current/10',
}

export type IconButtonVariant = keyof typeof ICON_VARIANTS

/** A round button of 44 px with an icon only. */
export function IconButton({
  label,
  icon,
  size = 20,
  variant = 'outline',
  className,
  ...rest
}: {
  /** What the button does, for people who cannot see the icon; also its tooltip. */
  label: string
  icon: IconName
  size?: number
  variant?: IconButtonVariant | undefined
} & Omit<ComponentProps<'button'>, 'children' | 'style' | 'title'>) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={cx(
        'inline-grid size-11 shrink-0 place-items-center rounded-full border transition-colors disabled:opacity-40',
        ICON_VARIANTS[variant],
        className,
      )}
      {...rest}
    >
      <Icon name={icon} size={size} />
    </button>
  )
}
