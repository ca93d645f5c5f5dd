import { TrendingCard } from '../../components/cards/TrendingCard.tsx'
import { contactPath } from '../../enquiry/request.ts'
import type { TrendingCardView } from '../../source/views.ts'

type TrendingItemProps = {
  readonly card: TrendingCardView
  /** For a card without a page: shows its description. */
  readonly onOpen: (card: TrendingCardView) => void
}

/** A trending card; one without a page leads to the Contact page where there is no JavaScript. */
export function TrendingItem({ card, onOpen }: TrendingItemProps) {
  return (
    <TrendingCard
      project={card}
      onOpen={() => onOpen(card)}
      fallbackPath={contactPath({
        source: 'whatsapp',
        projectId: card.id,
        projectName: card.name,
      })}
    />
  )
}
