import { useState, type ComponentType, type ReactNode } from 'react'
import { contactPath } from '../../enquiry/sending/request.ts'
import type { TrendingCardView } from '../../components/cards/TrendingCard.tsx'
import type { TrendingPanelProps } from './TrendingPanel.tsx'

/**
 * The panel of a trending card without a page: how to open it, and where it stands. Its code is
 * fetched when it is first opened; where that fails, the card leads to the Contact page.
 */
export function useTrendingPanel(): {
  open: (card: TrendingCardView) => void
  panel: ReactNode
} {
  const [shown, setShown] = useState<TrendingCardView>()
  const [Panel, setPanel] = useState<ComponentType<TrendingPanelProps>>()

  async function open(card: TrendingCardView): Promise<void> {
    setShown(card)
    try {
      const { TrendingPanel: Loaded } = await import('./TrendingPanel.tsx')
      setPanel(() => Loaded)
    } catch {
      window.location.assign(contactOf(card))
    }
  }

  return {
    open: (card) => void open(card),
    panel: Panel && <Panel card={shown} onClose={() => setShown(undefined)} />,
  }
}

/** The Contact page about a card: where it leads when its panel cannot be shown. */
export const contactOf = ({ id, name }: TrendingCardView): string =>
  contactPath({ source: 'whatsapp', projectId: id, projectName: name })
