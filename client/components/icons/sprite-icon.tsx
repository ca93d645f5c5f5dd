import type { SVGProps } from 'react'

type IconProps = SVGProps<SVGSVGElement> & { readonly size?: number | string }

/**
 * An icon of the sprite, with lucide-react's properties. What is the same of all icons (no fill, the
 * text's colour, round ends) is a rule of the style sheet.
 * @param href the sprite's address and the icon's name in it
 */
export function spriteIcon(href: string) {
  return function Icon({ size = 24, className, ...props }: IconProps) {
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
}
