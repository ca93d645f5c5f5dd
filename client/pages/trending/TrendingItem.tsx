import { TrendingCard, type TrendingCardView } from '../../components/cards/TrendingCard.tsx'
import { contactOf } from './use-trending-panel.tsx'

type TrendingItemProps = {
  card: TrendingCardView
  /** For a card without a page: shows its description. */
  onOpen: (card: TrendingCardView) => void
}

/** A trending card; one without a page leads to the Contact page where there is no JavaScript. */
export function TrendingItem({ card, onOpen }: TrendingItemProps) {
  return <TrendingCard project={card} onOpen={() => onOpen(card)} fallbackPath={contactOf(card)} />
}
