import type { InputHTMLAttributes, ReactNode } from 'react'

export type CheckboxProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'className' | 'style' | 'children'
> & {
  readonly label: ReactNode
  /** Stands at the right end: how many results the choice has. */
  readonly count?: number
}

/** A tick box with its words; the whole line of at least 44 px can be pressed. */
export function Checkbox({ label, count, ...input }: CheckboxProps) {
  return (
    <label className="group flex min-h-11 cursor-pointer items-center gap-3 py-1 text-base leading-snug has-disabled:cursor-not-allowed has-disabled:opacity-60">
      <span className="relative grid size-6 shrink-0 place-items-center">
        <input
          type="checkbox"
          className="peer absolute inset-0 size-6 cursor-pointer appearance-none rounded-sm border border-line-strong bg-surface transition-colors group-hover:border-ink checked:border-ink checked:bg-ink in-[.night]:checked:border-gold in-[.night]:checked:bg-gold forced-colors:appearance-auto"
          {...input}
        />
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="pointer-events-none relative size-4 fill-none stroke-on-night stroke-3 in-[.night]:stroke-on-gold opacity-0 peer-checked:opacity-100 forced-colors:hidden"
        >
          <path d="m4 12.5 5.5 5.5L20 6.5" />
        </svg>
      </span>
      <span className="min-w-0 flex-1">{label}</span>
      {count !== undefined && <span className="text-sm tabular-nums opacity-75">{count}</span>}
    </label>
  )
}
