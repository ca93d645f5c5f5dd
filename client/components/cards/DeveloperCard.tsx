import { ArrowRight } from 'lucide-react'
import { ActionButton } from '../buttons/ActionButton.tsx'
import { AppLink } from '../buttons/AppLink.tsx'
import { Badge } from '../status/Badge.tsx'
import { Picture } from '../picture/Picture.tsx'
import { Card } from './Card.tsx'
import type { DeveloperCardView } from '../../source/shapes.ts'

type DeveloperCardProps = {
  readonly developer: DeveloperCardView
  /** Opens the enquiry dialog for a developer without projects. */
  readonly onEnquire: (name: string) => void
  /** Where that leads when there is no JavaScript. */
  readonly fallbackPath: string
}

/** A developer's logo on white, its name, and the way to its projects or to an enquiry. */
export function DeveloperCard({ developer, onEnquire, fallbackPath }: DeveloperCardProps) {
  const { name, logo, hasProjects, url } = developer
  return (
    <Card>
      <div className="grid h-36 place-items-center bg-white px-8">
        <Picture view={logo} alt="" slot="logo" fit="contain" className="h-22 w-full" />
      </div>
      <div className="flex flex-1 flex-col border-t border-line bg-paper/60 p-5">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h3 className="line-clamp-2 text-lg font-semibold">{name}</h3>
          {!hasProjects && <Badge tone="soon">Coming Soon</Badge>}
        </div>
        <div className="mt-auto pt-3 font-semibold text-gold-deep">
          {hasProjects ? (
            <AppLink
              to={url}
              newTab={/^https?:/i.test(url)}
              className="inline-flex items-center gap-2 stretched outline-none"
            >
              View Projects
              <ArrowRight size={18} aria-hidden="true" />
              <span className="sr-only"> of {name}</span>
            </AppLink>
          ) : (
            <ActionButton
              fallbackPath={fallbackPath}
              fallbackQuery={{ developer: name }}
              onAction={() => onEnquire(name)}
              className="inline-flex items-center gap-2 stretched outline-none"
            >
              Contact for Projects
              <span className="sr-only"> of {name}</span>
            </ActionButton>
          )}
        </div>
      </div>
    </Card>
  )
}
