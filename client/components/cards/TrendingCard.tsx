import { languageOf } from '../../../domain/text/language.ts'
import { MapPin } from 'lucide-react'
import { AppLink } from '../buttons/AppLink.tsx'
import { isPlainClick } from '../buttons/is-plain-click.ts'
import { Badge } from '../status/Badge.tsx'
import { Picture } from '../picture/Picture.tsx'
import { CardHeart } from '../../shortlist/Heart.tsx'
import { Card, CardMedia, CardTitle, PriceText } from './Card.tsx'
import type { ImageView } from '../../../domain/image/images.ts'

export type TrendingCardView = {
  id: string
  name: string
  priceText: string
  place: string
  image: ImageView
  /** The project's page, where it has one. */
  path?: string
  /** A press shows its description and a WhatsApp dialog; from there it goes to its page. */
  opensPanel?: true
  description?: string
}

type TrendingCardProps = {
  project: TrendingCardView
  /** For cards that open their description. */
  onOpen: (id: string) => void
  /** Where a card without a page leads when there is no JavaScript. */
  fallbackPath: string
}

/** A hand-picked project: picture with the 'Premium' badge, name, place, price. */
export function TrendingCard({ project, onOpen, fallbackPath }: TrendingCardProps) {
  const { id, name, path, opensPanel } = project
  return (
    <Card>
      <CardMedia
        badge={<Badge tone="premium">Premium</Badge>}
        action={path && <CardHeart path={path} name={name} />}
      >
        <Picture view={project.image} alt="" slot="rail" aspect="card" />
      </CardMedia>
      <div className="card-body">
        <CardTitle>
          <AppLink
            to={path ?? fallbackPath}
            lang={languageOf(name)}
            className="stretched"
            {...(opensPanel && {
              onClick: (event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                onOpen(id)
              },
            })}
          >
            {name}
          </AppLink>
        </CardTitle>
        <p className="card-place mt-2 mb-4">
          <MapPin size={16} aria-hidden="true" />
          <span>{project.place}</span>
        </p>
        <PriceText className="mt-auto">{project.priceText}</PriceText>
      </div>
    </Card>
  )
}
