import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { ActionButton } from '../ActionButton.tsx'
import { AppLink } from '../AppLink.tsx'
import { Card } from './Card.tsx'

/** What a service tile shows; the server's TileView fits. */
export type ServiceTileData = {
  readonly id: string
  readonly name: string
  readonly description: string
  /** Opens in a new tab; absent: the tile opens the enquiry dialog. */
  readonly link?: string
}

type ServiceTileProps = {
  readonly service: ServiceTileData
  /** 28 px, decorative. */
  readonly icon: ReactNode
  readonly onEnquire: (name: string) => void
  /** Where that leads when there is no JavaScript. */
  readonly fallbackPath: string
}

const ACTION =
  'inline-flex items-center gap-1.5 font-semibold text-gold-deep stretched outline-none'

/** A service with a line icon, a sentence and 'Learn More'. */
export function ServiceTile({ service, icon, onEnquire, fallbackPath }: ServiceTileProps) {
  const { name, description, link } = service
  const action = (
    <>
      <span className="underline-grow">Learn More</span>
      <span className="sr-only"> about {name}</span>
      <ArrowUpRight size={18} aria-hidden="true" />
    </>
  )
  return (
    <Card as="div" className="p-6 lg:p-8">
      <span className="mb-5 text-gold-deep">{icon}</span>
      <h3 className="display-small text-xl">{name}</h3>
      <p className="mt-2 mb-5 text-muted">{description}</p>
      <div className="mt-auto">
        {link === undefined ? (
          <ActionButton
            fallbackPath={fallbackPath}
            fallbackQuery={{ service: name }}
            onAction={() => onEnquire(name)}
            className={ACTION}
          >
            {action}
          </ActionButton>
        ) : (
          <AppLink to={link} newTab className={ACTION}>
            {action}
          </AppLink>
        )}
      </div>
    </Card>
  )
}
