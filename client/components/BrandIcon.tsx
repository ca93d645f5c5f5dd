import type { ComponentProps } from 'react'
import { useShell } from '../layout/shell-context.ts'
import { AppLink } from './links/AppLink.tsx'
import { SheetIcon, siteSheet } from './icons/Icon.tsx'

/** The networks that are linked to; their marks in `icons/brands.svg` are simple-icons' (CC0). */
const NAMES = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  whatsapp: 'WhatsApp',
}

type Brand = keyof typeof NAMES

/** A brand's mark in the current colour; decorative, so its link needs a name. `size` in px. */
export const BrandIcon = ({ brand, size = 20 }: { brand: Brand; size?: number | undefined }) => (
  <SheetIcon sheet={siteSheet} name={brand} size={size} fill="currentColor" />
)

/** The agency's social links that have a mark, in its own order; nothing where there are none. */
export function SocialLinks({
  size,
  linkClassName,
  ...list
}: {
  size?: number
  linkClassName: string
} & ComponentProps<'ul'>) {
  const links = Object.entries(useShell().agency.social).filter(([brand]) => brand in NAMES)
  if (links.length === 0) return null
  return (
    <ul {...list}>
      {links.map(([brand, href]) => (
        <li key={brand}>
          <AppLink to={href} newTab className={linkClassName}>
            <BrandIcon brand={brand as Brand} size={size} />
            <span className="sr-only">{NAMES[brand as Brand]}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
