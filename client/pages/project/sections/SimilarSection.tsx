import { paths } from '../../../../domain/seo/paths.ts'
import { pathWithKeys, projectKey } from '../../../../domain/shortlist/shortlist.ts'
import { AppLink } from '../../../components/buttons/AppLink.tsx'
import { ButtonLink } from '../../../components/buttons/Button.tsx'
import { ProjectCard } from '../../../components/cards/ProjectCard.tsx'
import { EmptyState } from '../../../components/status/EmptyState.tsx'
import { SectionFailure } from '../../shared/SectionFailure.tsx'
import type { ProjectProps } from '../project-view.ts'

/** Up to four projects like this one, each opening in a new tab. */
export function SimilarSection({ project: { similar, path } }: ProjectProps) {
  if (!similar.ok) return <SectionFailure title={similar.message} />
  if (similar.data.length === 0) {
    return (
      <EmptyState
        title="There is no similar project at the moment."
        action={<ButtonLink to={paths.listing}>Explore Properties</ButtonLink>}
      />
    )
  }
  return (
    <div className="@container">
      <ul className="grid grid-cols-1 gap-6 @xl:grid-cols-2 @min-[70rem]:grid-cols-4">
        {similar.data.map((card) => (
          <li key={card.path} className="flex flex-col *:first:grow">
            {/* Cards here name the property type (docs/product.md, 'Similar projects') in place of bedrooms. */}
            <ProjectCard project={{ ...card, bedroomsText: undefined }} newTab />
            <AppLink
              to={pathWithKeys(paths.compare, [projectKey(path), projectKey(card.path)])}
              className="inline-flex min-h-11 items-center self-start font-semibold text-gold-deep underline underline-offset-4 hover:text-ink"
            >
              Compare with this one<span className="sr-only">: {card.name}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
