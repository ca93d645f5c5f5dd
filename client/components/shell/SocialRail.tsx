import { useShell } from '../../shell.ts'
import type { ShellView } from '../../source/shell-view.ts'
import { BrandIcon, knownBrands } from '../BrandIcon.tsx'
import { AppLink } from '../buttons/AppLink.tsx'

/** The agency's social links at the left edge of wide screens, in the gutter beside the content. */
export function SocialRail() {
  return <Brands social={useShell().agency.social} />
}

function Brands({ social }: Pick<ShellView['agency'], 'social'>) {
  const brands = knownBrands(social)
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
