import { projectCount } from '../../../domain/text/text.ts'
import { AppLink } from '../../components/links/AppLink.tsx'

/** A few links side by side in one frame, of which one is the current page. */
export function SegmentedNav({
  label,
  segments,
  preventScrollReset = false,
}: {
  label: string
  segments: readonly { name: string; to: string; current: boolean; count?: number }[]
  preventScrollReset?: boolean
}) {
  return (
    <nav
      aria-label={label}
      className="inline-flex max-w-full rail-scroll rounded-full border border-border bg-surface p-0.5"
    >
      {segments.map(({ name, to, current, count }) => (
        <AppLink
          key={to}
          to={to}
          preventScrollReset={preventScrollReset}
          aria-current={current ? 'page' : undefined}
          className="relative inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-4 font-semibold whitespace-nowrap transition-colors hover:text-accent-deep focus-visible:-outline-offset-3 aria-[current]:bg-ink aria-[current]:text-on-dark aria-[current]:[--focus:var(--color-white)] max-sm:flex-1 max-sm:px-3 max-sm:text-sm sm:px-5"
        >
          <span>{name}</span>
          {count !== undefined && <ProjectCount count={count} />}
        </AppLink>
      ))}
    </nav>
  )
}

/** How many projects a choice finds: a bare number, which screen readers get as '3 projects'. */
export function ProjectCount({ count }: { count: number }) {
  return (
    <>
      <span aria-hidden="true" className="text-sm font-normal tabular-nums">
        {count}
      </span>
      <span className="sr-only">{` (${projectCount(count)})`}</span>
    </>
  )
}
