import { noBreakAmounts } from '../../../domain/price/money.ts'
import { SOLD_OUT } from '../../../domain/project/availability.ts'
import type { ProjectProps } from './project-view.ts'

/** The price in a bar that stays in view, with the words that nothing is left. */
export const BarPrice = ({ project: { priceText, isSoldOut } }: ProjectProps) =>
  noBreakAmounts(isSoldOut ? `${priceText} · ${SOLD_OUT}` : priceText)
