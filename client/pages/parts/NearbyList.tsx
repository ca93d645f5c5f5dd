import type { NearbyView } from '../../source/shapes.ts'

/** Places nearby and how long the way takes. */
export function NearbyList({ places }: { readonly places: readonly NearbyView[] }) {
  return (
    <ul>
      {places.map(({ name, time }) => (
        <li
          key={name}
          className="flex items-baseline justify-between gap-6 border-b border-line py-3"
        >
          <span>{name}</span>
          <span className="shrink-0 font-semibold tabular-nums">{time}</span>
        </li>
      ))}
    </ul>
  )
}
