import type { PaymentPlanView } from '../../project-view.ts'
import { instalments } from '../../../../../domain/cost/cost-sheet.ts'
import { percentText, wholeRupees } from '../../cost/amounts.ts'
import { PAYMENT_COLUMNS } from './payment-columns.ts'

/** A plan's instalments: a table, on phones a card each. */
export function PaymentSchedule({
  plan,
  labelledBy,
  price,
}: {
  plan: PaymentPlanView
  labelledBy: string
  /** Whole rupees; absent where no price is a sum: shares alone. */
  price: number | undefined
}) {
  const shares = plan.entries.map(({ percentage }) => percentage)
  const sums = price === undefined ? undefined : instalments(price, shares)
  return (
    <div className="@container">
      <div className="@2xl:overflow-hidden @2xl:rounded-lg @2xl:border @2xl:border-border @2xl:bg-surface">
        <table aria-labelledby={labelledBy} className="instalments">
          <thead>
            <tr>
              <th scope="col" className="w-16 @4xl:w-20">
                {PAYMENT_COLUMNS.number}
              </th>
              <th scope="col">{PAYMENT_COLUMNS.particulars}</th>
              <th scope="col">{PAYMENT_COLUMNS.time}</th>
              <th scope="col" className="w-32 text-right @4xl:w-52">
                {PAYMENT_COLUMNS.share}
              </th>
              {sums && (
                <>
                  <th scope="col" className="w-36 text-right @4xl:w-40">
                    {PAYMENT_COLUMNS.amount}
                  </th>
                  <th scope="col" className="w-40 text-right @max-4xl:hidden">
                    {PAYMENT_COLUMNS.total}
                  </th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {plan.entries.map(({ number, particulars, time, percentage }, index) => (
              <tr key={`${number} ${particulars}`}>
                <td>{number}</td>
                <td>{particulars}</td>
                <td>{time}</td>
                <td>{percentText(percentage)}</td>
                {sums && (
                  <>
                    <td>{wholeRupees(sums[index]?.amount ?? 0)}</td>
                    <td>{wholeRupees(sums[index]?.total ?? 0)}</td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
