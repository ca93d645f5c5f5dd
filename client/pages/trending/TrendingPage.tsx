import type { Loaded } from '../../../domain/value/loaded.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { ButtonLink } from '../../components/buttons/Button.tsx'
import { EmptyState, ReloadButton } from '../../components/status/EmptyState.tsx'
import { PageBody } from '../shared/PageHero.tsx'
import { NoTrending, TrendingCard, type TrendingCardView } from './TrendingCard.tsx'
import { TRENDING_GRID, TrendingHero } from './TrendingHero.tsx'

export type TrendingView = { trending: Loaded<readonly TrendingCardView[]> }

/** The projects the agency puts forward. */
export function TrendingPage({ page: { trending } }: { page: TrendingView }) {
  return (
    <>
      <TrendingHero />
      <PageBody>
        {!trending.ok && (
          <EmptyState title="Failed to load trending projects." action={<ReloadButton />} />
        )}
        {trending.ok && trending.data.length === 0 && (
          <NoTrending action={<ButtonLink to={paths.listing}>Explore Properties</ButtonLink>} />
        )}
        {trending.ok && trending.data.length > 0 && (
          <>
            <h2 className="sr-only">Projects</h2>
            <ul className={TRENDING_GRID}>
              {trending.data.map((card) => (
                <li key={card.id} className="flex">
                  <TrendingCard project={card} />
                </li>
              ))}
            </ul>
          </>
        )}
      </PageBody>
    </>
  )
}
