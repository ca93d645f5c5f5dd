import { paths } from '../../../domain/seo/paths.ts'
import { DeveloperCard, type DeveloperCardView } from '../../components/cards/DeveloperCard.tsx'
import { EmptyState } from '../../components/status/EmptyState.tsx'
import { MoreLink } from '../../components/Section.tsx'
import { developersHeading, type DeveloperType } from '../../../domain/project/developers.ts'
import type { Loaded } from '../../../domain/value/loaded.ts'
import { PageBody, PageHero } from '../shared/PageHero.tsx'
import { ReloadButton } from '../shared/SectionFailure.tsx'
import { SegmentedNav } from '../shared/SegmentedNav.tsx'

export type DevelopersView = {
  /** Absent: the directory of all developers. */
  kind?: DeveloperType
  developers: Loaded<readonly DeveloperCardView[]>
}

/** Developers of one kind, or the directory of all. */
export function DevelopersPage({ page }: { page: DevelopersView }) {
  const { kind, developers } = page
  const { name: title, intro } = developersHeading(kind)
  return (
    <>
      <PageHero title={title} intro={intro} />
      <PageBody>
        <div className="mb-8">
          <SegmentedNav
            label="Developers by kind"
            segments={LINKS.map((link) => ({ ...link, current: link.kind === kind }))}
          />
        </div>
        {developers.ok ? (
          <DeveloperGrid developers={developers.data} />
        ) : (
          <EmptyState title={developers.message} action={<ReloadButton />} />
        )}
      </PageBody>
    </>
  )
}

const LINKS = [
  { name: 'All', to: paths.developersDirectory, kind: undefined },
  { name: 'Residential', to: paths.residential, kind: 'residential' },
  { name: 'Commercial', to: paths.commercial, kind: 'commercial' },
  { name: 'Plots', to: paths.plots, kind: 'plots' },
  { name: 'SCO', to: paths.sco, kind: 'sco' },
] as const

function DeveloperGrid({ developers }: { developers: readonly DeveloperCardView[] }) {
  if (developers.length === 0) {
    return (
      <EmptyState
        title="No developers of this kind at the moment"
        action={<MoreLink to={paths.developersDirectory}>All Developers</MoreLink>}
      />
    )
  }
  return (
    <>
      <h2 className="sr-only">Developers</h2>
      <ul className="grid card-columns-4 gap-6">
        {developers.map((developer) => (
          <li key={developer.slug} className="flex">
            <DeveloperCard developer={developer} />
          </li>
        ))}
      </ul>
    </>
  )
}
