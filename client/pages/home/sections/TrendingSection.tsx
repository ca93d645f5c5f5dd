import { paths } from '../../../../domain/seo/paths.ts'
import { ButtonLink } from '../../../components/buttons/Button.tsx'
import { CardCarousel } from '../../../components/carousel/CardCarousel.tsx'
import { EmptyState } from '../../../components/status/EmptyState.tsx'
import { Section } from '../../../components/Section.tsx'
import type { HomeProps } from '../home-view.ts'
import { ReloadButton } from '../../shared/SectionFailure.tsx'
import { TrendingCard } from '../../trending/TrendingCard.tsx'
import { useTrendingPanel } from '../../trending/use-trending-panel.tsx'

const AUTOPLAY = { intervalMs: 3000, stepPx: 300 }

/** The projects the agency puts forward, in a rail that moves by itself. */
export function TrendingSection({ page: { trending, headings } }: HomeProps) {
  const { open, panel } = useTrendingPanel()
  // A failed file is an empty list here (docs/product.md, 'Failures').
  const cards = trending.ok ? trending.data : []
  if (cards.length === 0) {
    return (
      <Section labelledBy="trending-title" heading={headings.trending}>
        <EmptyState
          title="No Trending Projects Found"
          action={
            trending.ok ? (
              <ButtonLink to={paths.listing} variant="secondary">
                Explore Properties
              </ButtonLink>
            ) : (
              <ReloadButton />
            )
          }
        >
          Please check back later for updates
        </EmptyState>
      </Section>
    )
  }
  return (
    <Section>
      <CardCarousel
        id="trending"
        {...headings.trending}
        autoplay={AUTOPLAY}
        items={cards.map((card) => ({
          key: card.id,
          card: <TrendingCard project={card} onOpen={open} />,
        }))}
        more={
          <ButtonLink to={paths.trending} variant="secondary">
            View All Trending Projects
          </ButtonLink>
        }
      />
      {panel}
    </Section>
  )
}
