import { Navigation } from 'lucide-react'
import { ButtonLink, type ButtonVariant } from './Button.tsx'

type DirectionsLinkProps = {
  /** A map's address; without one there is no link. */
  to: string | undefined
  variant: ButtonVariant
  className: string
}

/** Leads to the way there, on the map of another site. */
export function DirectionsLink({ to, variant, className }: DirectionsLinkProps) {
  if (!to) return null
  return (
    <ButtonLink
      to={to}
      newTab
      variant={variant}
      className={className}
      icon={<Navigation size={18} aria-hidden="true" />}
    >
      Get Directions
    </ButtonLink>
  )
}
