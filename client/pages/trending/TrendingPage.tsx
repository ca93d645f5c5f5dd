import { listOf, type Loaded } from '../../../domain/value/loaded.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { ButtonLink } from '../../components/buttons/Button.tsx'
import { EmptyState, LoadedList, ReloadButton } from '../../components/status/EmptyState.tsx'
import { PageBody } from '../shared/PageHero.tsx'
import { NoTrending, TrendingCard, type TrendingCardView } from './TrendingCard.tsx'
import { TRENDING_GRID, TrendingHero } from './TrendingHero.tsx'

export type TrendingView = { trending: Loaded<readonly TrendingCardView[]> }

/** The projects that the agency recommends. */
export function TrendingPage({ page: { trending } }: { page: TrendingView }) {
  return (
    <>
      <TrendingHero />
      <PageBody>
        <LoadedList
          list={trending}
          failed={
            <EmptyState title="Failed to load trending projects." action={<ReloadButton />} />
          }
          empty={
            <NoTrending action={<ButtonLink to={paths.listing}>Explore Properties</ButtonLink>} />
          }
        >
          <h2 className="sr-only">Projects</h2>
          <ul className={TRENDING_GRID}>
            {listOf(trending).map((card) => (
              <li key={card.id} className="flex">
                <TrendingCard project={card} />
              </li>
            ))}
          </ul>
        </LoadedList>
      </PageBody>
    </>
  )
}
