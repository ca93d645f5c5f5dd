import type { SVGProps } from 'react'
import type { FeatureIconName, IconName } from './icons.generated.ts'
import features from './features.svg'
import site from './site.svg'

export type { FeatureIconName, IconName } from './icons.generated.ts'

type SheetProps = Omit<SVGProps<SVGSVGElement>, 'name' | 'href'> & {
  /** In px. */
  size?: number
}

/**
 * An icon of lucide, by its name (`icons.json` lists those that are drawn). Hidden from assistive
 * technology: the text beside it says the same. Styles common to all icons are in the style sheet.
 */
export const Icon = ({ name, ...props }: SheetProps & { name: IconName }) => (
  <SheetIcon href={`${site}#${name}`} {...props} />
)

/** The icon of an amenity or specification: these are many, and only a project's page shows them. */
export const FeatureIcon = ({ name, ...props }: SheetProps & { name: FeatureIconName }) => (
  <SheetIcon href={`${features}#${name}`} {...props} />
)

function SheetIcon({ href, size = 24, className, ...props }: SheetProps & { href: string }) {
  return (
    <svg
      width={size}
      height={size}
      className={className ? `lucide ${className}` : 'lucide'}
      aria-hidden="true"
      {...props}
    >
      <use href={href} />
    </svg>
  )
}
