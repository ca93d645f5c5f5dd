import type { FeatureView } from '../../../page-descriptions/project.ts'
import { featureIcon } from '../feature-icons.ts'

/** Amenities or specifications: a line icon and a name each. */
export function FeatureGrid({ features }: { readonly features: readonly FeatureView[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-3 lg:grid-cols-4">
      {features.map(({ key, label, group }) => {
        const Icon = featureIcon(key, group)
        return (
          <li key={key} className="feature">
            <Icon size={26} strokeWidth={1.4} aria-hidden="true" />
            <span>{label}</span>
          </li>
        )
      })}
    </ul>
  )
}
