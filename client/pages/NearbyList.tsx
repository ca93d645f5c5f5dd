import type { NearbyView } from '../source/views.ts'

/** Places nearby and how long the way takes. */
export function NearbyList({ places }: { readonly places: readonly NearbyView[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {places.map(({ name, time }) => (
        <li key={name} className="flex flex-wrap justify-between gap-x-6 py-3">
          <span>{name}</span>
          <span className="text-muted tabular-nums">{time}</span>
        </li>
      ))}
    </ul>
  )
}
