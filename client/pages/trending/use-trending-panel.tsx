import { useState, type ReactNode } from 'react'
import { onDemand } from '../../components/lazy/on-demand.tsx'
import { contactOf, type TrendingCardView } from './TrendingCard.tsx'

const TrendingPanel = onDemand(() =>
  import('./TrendingPanel.tsx').then((module) => module.TrendingPanel),
)

/**
 * The panel of a trending card without a page: how to open it, and its element. Its code is
 * fetched when it is first opened; where that fails, the card leads to the Contact page.
 */
export function useTrendingPanel(): { open: (card: TrendingCardView) => void; panel: ReactNode } {
  const [card, open] = useState<TrendingCardView>()
  return {
    open,
    panel: (
      <TrendingPanel
        wanted={card !== undefined}
        card={card}
        onClose={() => open(undefined)}
        onFailed={() => card && window.location.assign(contactOf(card))}
      />
    ),
  }
}
