import { ProjectCount } from '../../parts/ProjectCount.tsx'
import type { FacetChoiceProps } from './FacetList.tsx'

/** A filter's short options as tick boxes that look like pills. */
export function FacetPills({ facet, options, chosen, onChange }: FacetChoiceProps) {
  return (
    <div className="flex flex-wrap gap-2 pt-1">
      {options.map(({ value, count }) => (
        <label
          key={value}
          className="relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-surface px-4 text-sm font-medium transition-colors hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-on-night has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
        >
          <input
            type="checkbox"
            name={facet.name}
            value={value}
            checked={chosen.includes(value)}
            onChange={(event) => onChange(event.currentTarget.form)}
            className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full outline-none"
          />
          {value}
          <ProjectCount count={count} />
        </label>
      ))}
    </div>
  )
}
