import { languageOf } from '../../../domain/text/text-language.ts'
import { AppLink } from '../links/AppLink.tsx'
import { Badge } from '../status/Badge.tsx'
import { Picture, type PictureProps } from '../picture/Picture.tsx'
import { CardSaveButton } from '../../saved/SaveButton.tsx'
import type { ImageView } from '../../../domain/image/images.ts'
import { SOLD_OUT } from '../../../domain/project/availability.ts'
import type { PinPlace } from '../../../domain/place/map-pins.ts'
import type { ProjectKind } from '../../../domain/project/project.ts'
import { noBreakAmounts } from '../../../domain/price/money.ts'
import { preloadRupee } from '../../styles/fonts.ts'
import { cx } from '../cx.ts'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'

export type ProjectCardView = {
  id: string
  path: string
  name: string
  developer: string
  kind: ProjectKind
  propertyType: string
  localitiesText: string
  bedroomsText?: string | undefined
  areaText: string
  priceText: string
  /** The least that a square foot of the project costs, where a list is sorted by that. */
  rateText?: string | undefined
  status: string
  /** Whether no configuration of the project can be had any more. */
  isSoldOut?: boolean
  image: ImageView
  /** The project's place on a map and what its pin says; absent without a map or a place. */
  place?: PinPlace
}

type ProjectCardProps = {
  project: ProjectCardView
  newTab?: boolean
  loading?: NonNullable<PictureProps['loading']>
}

/** Picture and status, name, place, configuration and area, price, one action. */
export function ProjectCard({ project, newTab = false, loading = 'lazy' }: ProjectCardProps) {
  const facts = [project.bedroomsText ?? project.propertyType, project.areaText, project.rateText]
  return (
    <Card>
      <div className="relative overflow-hidden">
        <Picture view={project.image} alt="" sizes="card" loading={loading} aspect="card" />
        <div className="absolute top-3 right-16 left-3 flex flex-col items-start gap-2">
          {project.isSoldOut && <Badge tone="premium">{SOLD_OUT}</Badge>}
          <Badge tone="onPicture">{project.status}</Badge>
        </div>
        <CardSaveButton path={project.path} name={project.name} />
      </div>
      <div className="flex flex-1 flex-col p-5">
        <h3 className="line-clamp-2 display-small text-xl">
          <AppLink
            to={project.path}
            newTab={newTab}
            lang={languageOf(project.name)}
            className="stretched-link"
          >
            {project.name}
          </AppLink>
        </h3>
        <p className="mt-1 text-sm text-muted">{`by ${project.developer}`}</p>
        <CardPlace className="mt-3">{project.localitiesText}</CardPlace>
        {/* The dot before the first item of a line is outside the box, where nothing is drawn. */}
        <ul className="mt-1.5 mb-4 flex flex-wrap gap-x-5 overflow-x-clip text-sm text-muted [&>li]:relative [&>li]:before:absolute [&>li]:before:-left-3 [&>li]:before:text-border-strong [&>li]:before:content-['·']">
          {facts.map((fact) => fact && <li key={fact}>{noBreakAmounts(fact)}</li>)}
        </ul>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-border pt-4">
          <PriceText>{project.priceText}</PriceText>
          <span aria-hidden="true" className="font-semibold text-accent-deep underline-grow">
            View details
          </span>
        </div>
      </div>
    </Card>
  )
}

/** A price: never cut, never broken inside an amount. */
export function PriceText({ children, className }: { children: string; className?: string }) {
  preloadRupee(children, 'titles')
  return (
    <p className={cx('display-small text-lg text-ink', className)}>{noBreakAmounts(children)}</p>
  )
}

/** The frame of all cards; lifts 2 px when something in it can be pressed. */
export const Card = ({ children }: { children: ReactNode }) => (
  <article className="group card">{children}</article>
)

/** Where the project of a card lies, behind a pin. */
export const CardPlace = ({ className, children }: { className: string; children: ReactNode }) => (
  <p className={cx('flex gap-2 text-sm text-muted', className)}>
    <Icon name="MapPin" size={16} className="mt-0.5 shrink-0 text-accent-deep" />
    <span className="line-clamp-2">{children}</span>
  </p>
)
