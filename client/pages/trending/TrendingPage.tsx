import { paths } from '../../../domain/seo/paths.ts'
import { ButtonLink } from '../../components/buttons/Button.tsx'
import { EmptyState } from '../../components/status/EmptyState.tsx'
import type { Loaded } from '../../../domain/value/loaded.ts'
import { ReloadButton } from '../shared/SectionFailure.tsx'
import { PageBody } from '../shared/PageHero.tsx'
import { TRENDING_GRID, TrendingHero } from './TrendingHero.tsx'
import { TrendingCard, type TrendingCardView } from './TrendingCard.tsx'
import { useTrendingPanel } from './use-trending-panel.tsx'

export type TrendingView = { trending: Loaded<readonly TrendingCardView[]> }

/** The projects the agency puts forward. */
export function TrendingPage({ page }: { page: TrendingView }) {
  const { trending } = page
  return (
    <>
      <TrendingHero />
      <PageBody>
        {!trending.ok ? (
          <EmptyState title="Failed to load trending projects." action={<ReloadButton />} />
        ) : trending.data.length === 0 ? (
          <EmptyState
            title="No Trending Projects Found"
            action={<ButtonLink to={paths.listing}>Explore Properties</ButtonLink>}
          >
            Please check back later for updates
          </EmptyState>
        ) : (
          <TrendingGrid cards={trending.data} />
        )}
      </PageBody>
    </>
  )
}

function TrendingGrid({ cards }: { cards: readonly TrendingCardView[] }) {
  const { open, panel } = useTrendingPanel()
  return (
    <>
      <h2 className="sr-only">Projects</h2>
      <ul className={TRENDING_GRID}>
        {cards.map((card) => (
          <li key={card.id} className="flex">
            <TrendingCard project={card} onOpen={open} />
          </li>
        ))}
      </ul>
      {panel}
    </>
  )
}
