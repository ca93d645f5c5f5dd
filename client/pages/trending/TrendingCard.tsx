import { languageOf } from '../../../domain/text/language.ts'
import { AppLink } from '../../components/buttons/AppLink.tsx'
import { onPlainClick } from '../../components/buttons/is-plain-click.ts'
import { Badge } from '../../components/status/Badge.tsx'
import { Picture } from '../../components/picture/Picture.tsx'
import { CardSaveButton } from '../../shortlist/SaveButton.tsx'
import { Card, CardMedia, CardTitle, PriceText } from '../../components/cards/Card.tsx'
import type { ImageView } from '../../../domain/image/images.ts'
import { contactPath } from '../../enquiry/sending/request.ts'
import { Icon } from '../../components/icons/Icon.tsx'

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

/** The Contact page about a card: where it leads when its panel cannot be shown. */
export const contactOf = ({ id, name }: TrendingCardView): string =>
  contactPath({ source: 'whatsapp', projectId: id, projectName: name })

/** A hand-picked project: picture with the 'Premium' badge, name, place, price. */
export function TrendingCard({
  project,
  onOpen,
}: {
  project: TrendingCardView
  /** For a card without a page: shows its description. */
  onOpen: (project: TrendingCardView) => void
}) {
  const { name, path, opensPanel } = project
  return (
    <Card>
      <CardMedia
        badge={<Badge tone="premium">Premium</Badge>}
        action={path && <CardSaveButton path={path} name={name} />}
      >
        <Picture view={project.image} alt="" sizes="rail" aspect="card" />
      </CardMedia>
      <div className="card-body">
        <CardTitle>
          <AppLink
            to={path ?? contactOf(project)}
            lang={languageOf(name)}
            className="stretched-link"
            onClick={opensPanel && onPlainClick(() => onOpen(project))}
          >
            {name}
          </AppLink>
        </CardTitle>
        <p className="card-place mt-2 mb-4">
          <Icon name="MapPin" size={16} />
          <span>{project.place}</span>
        </p>
        <PriceText className="mt-auto">{project.priceText}</PriceText>
      </div>
    </Card>
  )
}
