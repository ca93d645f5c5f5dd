import { languageOf } from '../../../domain/text/language.ts'
import { AppLink } from '../buttons/AppLink.tsx'
import { Badge } from '../status/Badge.tsx'
import { Picture, type PictureProps } from '../picture/Picture.tsx'
import { CardSaveButton } from '../../shortlist/SaveButton.tsx'
import { Card, CardMedia, CardTitle, PriceText } from './Card.tsx'
import type { ImageView } from '../../../domain/image/images.ts'
import type { ProjectKind } from '../../../domain/project/project.ts'
import { Icon } from '../icons/Icon.tsx'

export type ProjectCardView = {
  id: string
  path: string
  name: string
  developer: string
  kind: ProjectKind
  propertyType: string
  localitiesText: string
  /** Absent where there are none. */
  bedroomsText?: string | undefined
  areaText: string
  priceText: string
  /** The least that its square foot costs, where a list is in its order. */
  rateText?: string | undefined
  status: string
  image: ImageView
}

type ProjectCardProps = {
  project: ProjectCardView
  newTab?: boolean
  /** When its picture is loaded. */
  loading?: NonNullable<PictureProps['loading']>
}

/** Picture and status, name, place, configuration and area, price, one action. */
export function ProjectCard({ project, newTab = false, loading = 'lazy' }: ProjectCardProps) {
  const facts = [project.bedroomsText ?? project.propertyType, project.areaText, project.rateText]
  return (
    <Card>
      <CardMedia
        badge={<Badge tone="onPicture">{project.status}</Badge>}
        action={<CardSaveButton path={project.path} name={project.name} />}
      >
        <Picture view={project.image} alt="" sizes="card" loading={loading} aspect="card" />
      </CardMedia>
      <div className="card-body">
        <CardTitle>
          <AppLink
            to={project.path}
            newTab={newTab}
            lang={languageOf(project.name)}
            className="stretched-link"
          >
            {project.name}
          </AppLink>
        </CardTitle>
        <p className="mt-1 text-sm text-muted">by {project.developer}</p>
        <p className="card-place mt-3">
          <Icon name="MapPin" size={16} />
          <span>{project.localitiesText}</span>
        </p>
        <ul className="card-facts">{facts.map((fact) => fact && <li key={fact}>{fact}</li>)}</ul>
        <div className="card-foot">
          <PriceText>{project.priceText}</PriceText>
          <span aria-hidden="true" className="font-semibold text-gold-deep underline-grow">
            View details
          </span>
        </div>
      </div>
    </Card>
  )
}
