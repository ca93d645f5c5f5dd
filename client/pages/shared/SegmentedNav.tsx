import { AppLink } from '../../components/buttons/AppLink.tsx'
import { ProjectCount } from './ProjectCount.tsx'

type SegmentsProps = {
  /** Names the navigation: 'Kind of property'. */
  label: string
  segments: readonly {
    name: string
    to: string
    current: boolean
    count?: number
  }[]
  /** The page stays where it is scrolled to. */
  inPlace?: boolean
}

/** A few links of which one is where the visitor is, side by side in one frame. */
export function SegmentedNav({ label, segments, inPlace = false }: SegmentsProps) {
  return (
    <nav
      aria-label={label}
      className="inline-flex max-w-full rail-scroll rounded-full border border-border bg-surface p-1"
    >
      {segments.map(({ name, to, current, count }) => (
        <AppLink
          key={to}
          to={to}
          inPlace={inPlace}
          aria-current={current ? 'page' : undefined}
          className="segment"
        >
          {name}
          {count !== undefined && <ProjectCount count={count} />}
        </AppLink>
      ))}
    </nav>
  )
}
