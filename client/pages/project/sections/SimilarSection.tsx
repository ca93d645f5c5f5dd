import { Building2 } from 'lucide-react'
import { PROJECT_DEFAULTS } from '../../../../domain/project/defaults.ts'
import { paths } from '../../../../domain/seo/paths.ts'
import { ButtonLink } from '../../../components/buttons/Button.tsx'
import { ProjectCard } from '../../../components/cards/ProjectCard.tsx'
import { EmptyState } from '../../../components/status/EmptyState.tsx'
import { SectionFailure } from '../SectionFailure.tsx'
import type { SectionProps } from '../tabs/sections.ts'

/** Up to four projects like this one, each opening in a new tab. */
export function SimilarSection({ project: { similar } }: SectionProps) {
  if (!similar.ok) return <SectionFailure title={similar.message} />
  if (similar.data.length === 0) {
    return (
      <EmptyState
        icon={<Building2 size={32} strokeWidth={1.5} aria-hidden="true" />}
        title="There is no similar project at the moment."
        action={<ButtonLink to={paths.listing}>Explore Properties</ButtonLink>}
      />
    )
  }
  return (
    <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
      {similar.data.map((card) => (
        <li key={card.path} className="flex">
          {/* Cards here name the property type (docs/product.md, 'Similar projects') in place of bedrooms. */}
          <ProjectCard project={{ ...card, bedroomsText: PROJECT_DEFAULTS.bedrooms }} newTab />
        </li>
      ))}
    </ul>
  )
}
