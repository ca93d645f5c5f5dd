import { languageOf } from '../../../domain/text/text-language.ts'
import { EnquireLink } from '../../enquiry/dialogs/EnquireLink.tsx'
import { AppLink } from '../links/AppLink.tsx'
import { Card } from './ProjectCard.tsx'
import { Badge } from '../status/Badge.tsx'
import { Picture } from '../picture/Picture.tsx'

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

// The card's focus ring depends on the stretched link.
const ACTION = 'stretched-link inline-flex items-center gap-2'

/** A developer's logo on white, its name, and the way to its projects or to an enquiry. */
export function DeveloperCard({ developer }: { developer: DeveloperCardView }) {
  const { name, logo, hasProjects, url } = developer
  return (
    <Card>
      <div className="grid h-36 place-items-center scheme-only-light bg-white px-8">
        <Picture view={logo} alt="" sizes="logo" fit="contain" className="h-22 w-full" />
      </div>
      <div className="flex flex-1 flex-col border-t border-border bg-background/60 p-5">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h3 lang={languageOf(name)} className="line-clamp-2 text-lg font-semibold">
            {name}
          </h3>
          {!hasProjects && <Badge tone="quiet">Coming Soon</Badge>}
        </div>
        <div className="mt-auto pt-3 font-semibold text-accent-deep">
          {hasProjects ? (
            <AppLink to={url} newTab={/^https?:/i.test(url)} className={ACTION}>
              <span>View Projects</span>
              <Icon name="ArrowRight" size={18} />
              <span className="sr-only">{` of ${name}`}</span>
            </AppLink>
          ) : (
            <EnquireLink request={{ source: 'modal', developer: name }} className={ACTION}>
              <span>Contact for Projects</span>
              <span className="sr-only">{` of ${name}`}</span>
            </EnquireLink>
          )}
        </div>
      </div>
    </Card>
  )
}
