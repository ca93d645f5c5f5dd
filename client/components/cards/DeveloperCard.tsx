import { languageOf } from '../../../domain/text/language.ts'
import { EnquireButton } from '../../enquiry/dialogs/EnquireButton.tsx'
import { AppLink } from '../buttons/AppLink.tsx'
import { Badge } from '../status/Badge.tsx'
import { Picture } from '../picture/Picture.tsx'
import { Card } from './Card.tsx'
import type { ImageView } from '../../../domain/image/images.ts'
import { Icon } from '../icons/Icon.tsx'

export type DeveloperCardView = {
  slug: string
  name: string
  logo: ImageView
  hasProjects: boolean
  /** In-app path, or an absolute address that opens in a new tab. */
  url: string
}

/** A developer's logo on white, its name, and the way to its projects or to an enquiry. */
export function DeveloperCard({ developer }: { developer: DeveloperCardView }) {
  const { name, logo, hasProjects, url } = developer
  return (
    <Card>
      <div className="developer-logo">
        <Picture view={logo} alt="" sizes="logo" fit="contain" />
      </div>
      <div className="developer-body">
        <div>
          <h3 lang={languageOf(name)}>{name}</h3>
          {!hasProjects && <Badge tone="soon">Coming Soon</Badge>}
        </div>
        <div>
          {hasProjects ? (
            <AppLink to={url} newTab={/^https?:/i.test(url)} className="card-action stretched-link">
              View Projects
              <Icon name="ArrowRight" size={18} />
              <span className="sr-only">{` of ${name}`}</span>
            </AppLink>
          ) : (
            <EnquireButton
              request={{ source: 'modal', developer: name }}
              className="card-action stretched-link"
            >
              Contact for Projects
              <span className="sr-only">{` of ${name}`}</span>
            </EnquireButton>
          )}
        </div>
      </div>
    </Card>
  )
}
