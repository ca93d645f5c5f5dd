import type { InputHTMLAttributes, ReactNode } from 'react'
import { cx } from '../cx.ts'

type Input = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'children'>

/** A tick box with its words; the whole line of at least 44 px can be pressed. */
export function Checkbox({
  label,
  count,
  ...input
}: Omit<Input, 'type'> & {
  label: ReactNode
  /** How many results the choice has, shown at the right end. */
  count?: number
}) {
  return (
    <label className="checkbox">
      <input type="checkbox" {...input} />
      <span>{label}</span>
      {count !== undefined && <span className="text-sm text-muted tabular-nums">{count}</span>}
    </label>
  )
}

/** A tick box or radio button as a pill; where the visitor's colours replace ours, a chosen one keeps a mark. */
export function Pill({
  className,
  children,
  ...input
}: Input & { className?: string; children: ReactNode }) {
  return (
    <label className={cx('pill-box', className)}>
      <input {...input} />
      {children}
    </label>
  )
}
