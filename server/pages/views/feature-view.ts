import featureIcons from '../../../client/components/icons/feature-icons.json' with { type: 'json' }
import type { FeatureView } from '../../../client/pages/project/project-view.ts'

const ICONS: Readonly<Record<'keys' | 'groups', Readonly<Record<string, string>>>> = featureIcons

/**
 * An amenity or specification with its icon; a new key of an editor's gets the icon of its group.
 */
export const featureView = ({
  key,
  label,
  group = '',
}: Omit<FeatureView, 'icon'> & { group?: string }): FeatureView => ({
  key,
  label,
  icon: ICONS.keys[key] ?? ICONS.groups[group] ?? featureIcons.others,
})
