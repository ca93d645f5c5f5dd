import sprite from './icons/brands.svg'

/** The networks the site links to; lucide draws no trade marks. Outlines from simple-icons (CC0). */
export type Brand = 'facebook' | 'instagram' | 'x' | 'linkedin' | 'youtube' | 'whatsapp'

const NAMES: Readonly<Record<Brand, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  whatsapp: 'WhatsApp',
}

/** The brands of a record of social links that there is a mark for, in the record's order. */
export function knownBrands(
  social: Readonly<Record<string, string>>,
): { brand: Brand; name: string; href: string }[] {
  return Object.entries(social).flatMap(([key, href]) =>
    key in NAMES ? [{ brand: key as Brand, name: NAMES[key as Brand], href }] : [],
  )
}

/** A brand's mark in the current colour; decorative, so its link needs a name. `size` in px. */
export function BrandIcon({ brand, size = 20 }: { brand: Brand; size?: number }) {
  return (
    <svg width={size} height={size} fill="currentColor" aria-hidden="true">
      <use href={`${sprite}#${brand}`} />
    </svg>
  )
}
