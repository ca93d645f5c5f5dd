import { EMI_FIELDS } from '../../../../../domain/cost/emi-defaults.ts'
import { percentOf } from '../../../../../domain/cost/instalments.ts'
import type { PricedUnit } from '../../../../../domain/cost/unit.ts'
import { displayRupees } from '../../../../../domain/price/money.ts'
import { CostLink } from '../../cost/CostLink.tsx'

/** The share of a price that banks commonly lend, in per cent. */
const LENT_PERCENT = 80

/** Takes 80 % of the chosen price as the loan; what is above the calculator's limit is said. */
export function PriceLink({ unit }: { readonly unit: PricedUnit | undefined }) {
  if (!unit) return null
  const share = percentOf(unit.price, LENT_PERCENT)
  const { min, max } = EMI_FIELDS.loan
  if (share < min) return null
  const loan = Math.min(share, max)
  return (
    <div className="print:hidden">
      <CostLink
        changes={{ loan }}
        anchor="emi"
        className="inline-flex min-h-10 items-center rounded-md border border-ink/30 bg-surface px-4 py-2 text-sm leading-snug font-semibold transition-colors hover:border-ink"
      >
        <span>
          Use this project’s price:{' '}
          <span className="whitespace-nowrap">
            {LENT_PERCENT}% of {displayRupees(unit.price)}
          </span>
        </span>
      </CostLink>
      {share > max && (
        <p className="mt-2 text-sm text-muted">
          The calculator reckons with loans of up to {displayRupees(max)}.
        </p>
      )}
    </div>
  )
}
