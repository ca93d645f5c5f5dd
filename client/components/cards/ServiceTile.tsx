import type { ReactNode } from 'react'
import { ActionButton } from '../buttons/ActionButton.tsx'
import { AppLink } from '../buttons/AppLink.tsx'
import { Icon } from '../icons/Icon.tsx'

export type TileView = {
  id: string
  name: string
  description: string
  /** Opens in a new tab; absent: the tile opens the enquiry dialog. */
  link?: string
}

/**
 * A service with a line icon, a sentence and 'Learn More'. Tiles are edge to edge: what is around
 * them draws their frame.
 */
export function ServiceTile({
  service,
  icon,
  onEnquire,
  fallbackPath,
  fallbackQuery,
}: {
  service: TileView
  /** 28 px, decorative. */
  icon: ReactNode
  onEnquire: (name: string) => void
  /** Where that leads when there is no JavaScript, and what it says there. */
  fallbackPath: string
  fallbackQuery?: Readonly<Record<string, string>>
}) {
  const { name, description, link } = service
  const action = (
    <>
      <span className="underline-grow">Learn More</span>
      <span className="sr-only">{` about ${name}`}</span>
      <Icon name="ArrowUpRight" size={18} />
    </>
  )
  return (
    <div className="group service-tile">
      <span>{icon}</span>
      <h3>{name}</h3>
      <p>{description}</p>
      <div>
        {link === undefined ? (
          <ActionButton
            fallbackPath={fallbackPath}
            {...(fallbackQuery && { fallbackQuery })}
            onAction={() => onEnquire(name)}
            className="stretched-link"
          >
            {action}
          </ActionButton>
        ) : (
          <AppLink to={link} newTab className="stretched-link">
            {action}
          </AppLink>
        )}
      </div>
    </div>
  )
}
