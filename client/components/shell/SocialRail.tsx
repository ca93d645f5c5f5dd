import { useShell } from '../../shell.ts'
import { BrandIcon, knownBrands } from '../BrandIcon.tsx'
import { AppLink } from '../buttons/AppLink.tsx'

/** The agency's social links at the left edge of wide screens, in the gutter beside the content. */
export function SocialRail() {
  const brands = knownBrands(useShell().agency.social)
  if (brands.length === 0) return null
  return (
    <ul
      data-floating
      aria-label="Follow us"
      className="night fixed top-1/2 left-0 z-30 -translate-y-1/2 overflow-hidden rounded-r-md border border-l-0 border-night-line py-1 shadow-float max-lg:hidden"
    >
      {brands.map(({ brand, name, href }) => (
        <li key={brand}>
          <AppLink to={href} newTab className="rail-brand">
            <BrandIcon brand={brand} size={17} />
            <span className="sr-only">{name}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
