import type { SVGProps } from 'react'
import type { IconName } from './icons.generated.ts'
import site from './site.svg'

export type { IconName } from './icons.generated.ts'

type SheetProps = Omit<SVGProps<SVGSVGElement>, 'name' | 'href'> & {
  /** The size in px. */
  size?: number
}

/** An icon of `icons.json`, hidden from screen readers: the text beside it says the same. */
export const Icon = ({ name, ...props }: SheetProps & { name: IconName }) => (
  <SheetIcon href={`${site}#${name}`} {...props} />
)

/** An icon of any sheet, by the address of the sheet. */
export function SheetIcon({ href, size = 24, className, ...props }: SheetProps & { href: string }) {
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
