import { useLocation } from 'react-router-dom'
import { paths } from '../../../domain/seo/paths.ts'
import { DeveloperCard, type DeveloperCardView } from '../../components/cards/DeveloperCard.tsx'
import { EmptyState, LoadedList } from '../../components/status/EmptyState.tsx'
import { MoreLink } from '../../components/Section.tsx'
import type { DeveloperType } from '../../../domain/project/developer-types.ts'
import { typeLinks } from '../../layout/menu-links.ts'
import { listOf, type Loaded } from '../../../domain/value/loaded.ts'
import { PageBody, PageHero } from '../shared/PageHero.tsx'
import { SegmentedNav } from '../shared/SegmentedNav.tsx'

export type DevelopersView = {
  /** The kind of developers; absent for the directory of all. */
  kind?: DeveloperType
  heading: { name: string; intro: string }
  developers: Loaded<readonly DeveloperCardView[]>
}

/** Developers of one kind, or the directory of all. */
export function DevelopersPage({ page }: { page: DevelopersView }) {
  const { heading, developers } = page
  const { pathname } = useLocation()
  return (
    <>
      <PageHero title={heading.name} intro={heading.intro} />
      <PageBody>
        <div className="mb-8">
          <SegmentedNav
            label="Developers by kind"
            segments={[{ name: 'All', path: paths.developersDirectory }, ...typeLinks].map(
              ({ name, path }) => ({ name, to: path, current: path === pathname }),
            )}
          />
        </div>
        <LoadedList
          list={developers}
          empty={
            <EmptyState
              title="No developers of this kind at the moment"
              action={<MoreLink to={paths.developersDirectory}>All Developers</MoreLink>}
            />
          }
        >
          <h2 className="sr-only">Developers</h2>
          <ul className="grid card-columns-4 gap-6">
            {listOf(developers).map((developer) => (
              <li key={developer.slug} className="flex">
                <DeveloperCard developer={developer} />
              </li>
            ))}
          </ul>
        </LoadedList>
      </PageBody>
    </>
  )
}
