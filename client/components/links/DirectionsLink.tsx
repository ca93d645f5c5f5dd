import { ButtonLink, type ButtonVariant } from '../buttons/Button.tsx'
import { Icon } from '../icons/Icon.tsx'

type DirectionsLinkProps = {
  /** A map's address; without one there is no link. */
  to: string | undefined
  variant: ButtonVariant
  className: string
}

/** Leads to directions on the map of another site. */
export function DirectionsLink({ to, variant, className }: DirectionsLinkProps) {
  if (!to) return null
  return (
    <ButtonLink
      to={to}
      newTab
      variant={variant}
      className={className}
      icon={<Icon name="Navigation" size={18} />}
    >
      Get Directions
    </ButtonLink>
  )
}
