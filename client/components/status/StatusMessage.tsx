import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { LiveRegion } from './live-region.tsx'
import { Icon } from '../icons/Icon.tsx'

const VARIANTS = {
  success: { box: 'border-success/30 bg-success-tint text-success', icon: 'CircleCheck' },
  error: { box: 'border-danger/30 bg-danger-tint text-danger', icon: 'CircleAlert' },
  info: { box: 'border-border bg-surface-muted text-ink', icon: 'Info' },
} as const

type StatusMessageProps = {
  tone: keyof typeof VARIANTS
  children?: ReactNode
}

/** A result in the page, which is announced when its text appears in it. */
export const StatusMessage = ({ children, ...box }: StatusMessageProps) => (
  <LiveRegion>{children && <StatusBox {...box}>{children}</StatusBox>}</LiveRegion>
)

/** The look of a result, inside a live region or for what has been there from the first. */
export function StatusBox({ tone, children }: StatusMessageProps) {
  const { box, icon } = VARIANTS[tone]
  return (
    <div className={cx('flex gap-3 rounded-md border px-4 py-3 font-medium', box)}>
      <Icon name={icon} size={20} className="mt-0.5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
