import type { FeatureView } from '../../../page-descriptions/project.ts'
import { featureIcon } from '../feature-icons.ts'

/** Amenities or specifications: a line icon and a name each. */
export function FeatureGrid({ features }: { readonly features: readonly FeatureView[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-3 lg:grid-cols-4">
      {features.map(({ key, label, group }) => {
        const Icon = featureIcon(key, group)
        return (
          <li
            key={key}
            className="flex items-center gap-3 border-b border-line py-3.5 leading-snug sm:gap-4"
          >
            <Icon
              size={26}
              strokeWidth={1.4}
              aria-hidden="true"
              className="shrink-0 text-gold-deep"
            />
            <span className="min-w-0">{label}</span>
          </li>
        )
      })}
    </ul>
  )
}
