import { cx } from '../cx.ts'

type StatProps = {
  /** '11+', '100%'. */
  value: string
  label: string
  onNight?: boolean
}

/** A figure about the agency or a developer; several make a `<dl>` row. */
export function Stat({ value, label, onNight = false }: StatProps) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1">
      <dt className={cx('text-base', onNight ? 'text-on-dark-muted' : 'text-muted')}>{label}</dt>
      <dd className={cx('display text-4xl', onNight && 'text-gold-bright')}>{value}</dd>
    </div>
  )
}
