import { useShell } from '../../shell.ts'
import { BrandIcon, knownBrands } from '../BrandIcon.tsx'
import { AppLink } from '../buttons/AppLink.tsx'

/** The agency's social links at the left edge of wide screens, in the gutter beside the content. */
export function SocialRail() {
  const brands = knownBrands(useShell().agency.social)
  if (brands.length === 0) return null
  return (
    <ul data-floating aria-label="Follow us" className="night social-rail">
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
