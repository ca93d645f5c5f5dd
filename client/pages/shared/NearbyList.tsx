import { cx } from '../../components/cx.ts'
import { Icon } from '../../components/icons/Icon.tsx'
import type { NearbyView } from '../project/project-view.ts'

/** Places nearby and how long the way takes. */
export function NearbyList({
  places,
  clock = false,
  className,
}: {
  places: readonly NearbyView[]
  clock?: boolean
  className?: string
}) {
  return (
    <ul className={className}>
      {places.map(({ name, time }) => (
        <li
          key={name}
          className="flex items-baseline justify-between gap-6 border-b border-border py-3"
        >
          <span>{name}</span>
          <span
            className={cx(
              'shrink-0 font-semibold tabular-nums',
              clock && 'flex items-center gap-1.5',
            )}
          >
            {clock && <Icon name="Clock3" size={15} className="text-gold-deep" />}
            {time}
          </span>
        </li>
      ))}
    </ul>
  )
}
