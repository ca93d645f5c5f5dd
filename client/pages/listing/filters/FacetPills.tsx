import { ProjectCount } from '../../parts/ProjectCount.tsx'
import type { FacetChoiceProps } from './FacetList.tsx'

/** A filter's short options as tick boxes that look like pills. */
export function FacetPills({ facet, options, chosen, onChange }: FacetChoiceProps) {
  return (
    <div className="flex flex-wrap gap-2 pt-1">
      {options.map(({ value, count }) => (
        <label key={value} className="pill-box">
          <input
            type="checkbox"
            name={facet.name}
            value={value}
            checked={chosen.includes(value)}
            onChange={(event) => onChange(event.currentTarget.form)}
          />
          {value}
          <ProjectCount count={count} />
        </label>
      ))}
    </div>
  )
}
