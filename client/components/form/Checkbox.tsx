import type { InputHTMLAttributes, ReactNode } from 'react'

/** A tick box with its words; the whole line of at least 44 px can be pressed. */
export function Checkbox({
  label,
  count,
  ...input
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'style' | 'children'> & {
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
