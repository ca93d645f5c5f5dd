import { Icon } from '../../components/icons/Icon.tsx'
import type { NearbyView } from '../project/project-view.ts'

/** Places nearby and how long the way takes. */
export function NearbyList({
  places,
  clock = false,
}: {
  places: readonly NearbyView[]
  clock?: boolean
}) {
  return (
    <ul>
      {places.map(({ name, time }) => (
        <li
          key={name}
          className="flex items-baseline justify-between gap-6 border-b border-border py-3"
        >
          <span>{name}</span>
          <span className="flex shrink-0 items-center gap-1.5 font-semibold tabular-nums">
            {clock && <Icon name="Clock3" size={15} className="text-gold-deep" />}
            {time}
          </span>
        </li>
      ))}
    </ul>
  )
}
