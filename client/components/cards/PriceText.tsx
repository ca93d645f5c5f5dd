import { noBreakAmounts } from '../../../domain/price/no-break-amounts.ts'
import { preloadRupee } from '../../styles/fonts.ts'
import { cx } from '../cx.ts'

/** A price: never cut, never broken inside an amount. */
export function PriceText({ children, className }: { children: string; className?: string }) {
  preloadRupee(children)
  return (
    <p className={cx('display-small text-lg text-ink', className)}>{noBreakAmounts(children)}</p>
  )
}
