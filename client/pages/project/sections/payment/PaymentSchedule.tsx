import type { PaymentPlanView } from '../../../../page-descriptions/project.ts'
import { instalmentAmounts, runningTotals } from '../../../../../domain/cost/instalments.ts'
import { cx } from '../../../../components/cx.ts'
import { percentText, wholeRupees } from '../../cost/amounts.ts'
import { PAYMENT_COLUMNS } from './payment-columns.ts'

const HEAD = 'px-3 py-4 font-semibold first:pl-6 last:pr-6 @4xl:px-6'
const CELL = '@2xl:px-3 @2xl:py-4 @2xl:first:pl-6 @2xl:last:pr-6 @4xl:px-6'
const SUM = 'text-right whitespace-nowrap tabular-nums'

type PaymentScheduleProps = {
  readonly plan: PaymentPlanView
  /** The id of the plan's name. */
  readonly labelledBy: string
  /** Whole rupees; absent where no price is a sum: shares alone. */
  readonly price: number | undefined
}

/** A plan's instalments: a table, on phones a card each. */
export function PaymentSchedule({ plan, labelledBy, price }: PaymentScheduleProps) {
  const shares = plan.entries.map(({ percentage }) => percentage)
  const amounts = price === undefined ? undefined : instalmentAmounts(price, shares)
  const totals = amounts && runningTotals(amounts)
  return (
    <div className="@container">
      <div className="@2xl:overflow-hidden @2xl:rounded-lg @2xl:border @2xl:border-line @2xl:bg-surface">
        <table aria-labelledby={labelledBy} className="w-full text-left @max-2xl:block">
          <thead className="bg-mist text-sm @max-2xl:sr-only">
            <tr>
              <th scope="col" className={cx(HEAD, 'w-16 @4xl:w-20')}>
                {PAYMENT_COLUMNS.number}
              </th>
              <th scope="col" className={HEAD}>
                {PAYMENT_COLUMNS.particulars}
              </th>
              <th scope="col" className={HEAD}>
                {PAYMENT_COLUMNS.time}
              </th>
              <th scope="col" className={cx(HEAD, 'w-32 text-right @4xl:w-44')}>
                {PAYMENT_COLUMNS.share}
              </th>
              {amounts && (
                <>
                  <th scope="col" className={cx(HEAD, 'w-36 text-right @4xl:w-44')}>
                    {PAYMENT_COLUMNS.amount}
                  </th>
                  <th scope="col" className={cx(HEAD, 'w-44 text-right @max-4xl:hidden')}>
                    {PAYMENT_COLUMNS.total}
                  </th>
                </>
              )}
            </tr>
          </thead>
          <tbody className="@max-2xl:grid @max-2xl:gap-3 @2xl:divide-y @2xl:divide-line">
            {plan.entries.map(({ number, particulars, time, percentage }, index) => (
              <tr
                key={`${number} ${particulars}`}
                className="@max-2xl:grid @max-2xl:grid-cols-[auto_1fr_auto] @max-2xl:gap-x-3 @max-2xl:gap-y-1 @max-2xl:rounded-lg @max-2xl:border @max-2xl:border-line @max-2xl:bg-surface @max-2xl:px-5 @max-2xl:py-4"
              >
                <td className={cx(CELL, 'text-muted tabular-nums @max-2xl:after:content-["."]')}>
                  {number}
                </td>
                <td className={cx(CELL, 'font-semibold')}>{particulars}</td>
                <td
                  className={cx(
                    CELL,
                    '@max-2xl:order-last @max-2xl:col-start-2 @max-2xl:text-muted @max-2xl:before:content-["Time:_"]',
                    amounts ? '@max-2xl:col-span-1' : '@max-2xl:col-span-2',
                  )}
                >
                  {time}
                </td>
                <td className={cx(CELL, SUM, !amounts && 'font-semibold')}>
                  {percentText(percentage)}
                </td>
                {amounts && totals && (
                  <>
                    <td className={cx(CELL, SUM, 'font-semibold @max-2xl:order-last')}>
                      {wholeRupees(amounts[index] ?? 0)}
                    </td>
                    <td className={cx(CELL, SUM, 'text-muted @max-4xl:hidden')}>
                      {wholeRupees(totals[index] ?? 0)}
                    </td>
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
