import { MapPin } from 'lucide-react'
import { AppLink } from '../buttons/AppLink.tsx'
import { Badge } from '../status/Badge.tsx'
import { Picture, type PictureProps } from '../picture/Picture.tsx'
import { CardHeart } from '../../shortlist/Heart.tsx'
import { Card, CardMedia, CardTitle, PriceText } from './Card.tsx'
import type { ProjectCardView } from '../../source/shapes.ts'

type ProjectCardProps = {
  readonly project: ProjectCardView
  readonly newTab?: boolean
  /** When its picture is loaded. */
  readonly load?: NonNullable<PictureProps['load']>
}

/** Picture and status, name, place, configuration and area, price, one action. */
export function ProjectCard({ project, newTab = false, load = 'near' }: ProjectCardProps) {
  const facts = [
    project.bedroomsText === 'N/A' ? project.propertyType : project.bedroomsText,
    project.areaText,
  ]
  return (
    <Card>
      <CardMedia
        badge={<Badge tone="onPicture">{project.status}</Badge>}
        action={<CardHeart path={project.path} name={project.name} />}
      >
        <Picture view={project.image} alt="" slot="card" load={load} aspect="card" />
      </CardMedia>
      <div className="flex flex-1 flex-col p-5">
        <CardTitle>
          <AppLink to={project.path} newTab={newTab} className="stretched outline-none">
            {project.name}
          </AppLink>
        </CardTitle>
        <p className="mt-1 text-sm text-muted">by {project.developer}</p>
        <p className="mt-3 flex gap-2 text-sm text-muted">
          <MapPin size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-gold-deep" />
          <span className="line-clamp-2">{project.localitiesText}</span>
        </p>
        <ul className="mt-1.5 mb-4 flex flex-wrap text-sm text-muted">
          {facts.map((fact) => (
            <li
              key={fact}
              className="not-last:after:mx-2 not-last:after:text-line-strong not-last:after:content-['·']"
            >
              {fact}
            </li>
          ))}
        </ul>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-4">
          <PriceText>{project.priceText}</PriceText>
          <span aria-hidden="true" className="font-semibold text-gold-deep underline-grow">
            View details
          </span>
        </div>
      </div>
    </Card>
  )
}
