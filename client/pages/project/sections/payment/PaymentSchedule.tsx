import type { PaymentPlanView } from '../../../../page-descriptions/project.ts'
import { instalmentAmounts, runningTotals } from '../../../../../domain/cost/instalments.ts'
import { cx } from '../../../../components/cx.ts'
import { percentText, wholeRupees } from '../../cost/amounts.ts'
import { PAYMENT_COLUMNS } from './payment-columns.ts'

const HEAD = 'px-3 py-4 font-semibold first:pl-6 last:pr-6 lg:px-6'
const CELL = 'md:px-3 md:py-4 md:first:pl-6 md:last:pr-6 lg:px-6'
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
    <div className="md:overflow-hidden md:rounded-lg md:border md:border-line md:bg-surface">
      <table aria-labelledby={labelledBy} className="w-full text-left max-md:block">
        <thead className="bg-mist text-sm max-md:sr-only">
          <tr>
            <th scope="col" className={cx(HEAD, 'w-16 lg:w-20')}>
              {PAYMENT_COLUMNS.number}
            </th>
            <th scope="col" className={HEAD}>
              {PAYMENT_COLUMNS.particulars}
            </th>
            <th scope="col" className={HEAD}>
              {PAYMENT_COLUMNS.time}
            </th>
            <th scope="col" className={cx(HEAD, 'w-32 text-right lg:w-44')}>
              {PAYMENT_COLUMNS.share}
            </th>
            {amounts && (
              <>
                <th scope="col" className={cx(HEAD, 'w-36 text-right lg:w-44')}>
                  {PAYMENT_COLUMNS.amount}
                </th>
                <th scope="col" className={cx(HEAD, 'w-44 text-right max-lg:hidden')}>
                  {PAYMENT_COLUMNS.total}
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody className="max-md:grid max-md:gap-3 md:divide-y md:divide-line">
          {plan.entries.map(({ number, particulars, time, percentage }, index) => (
            <tr
              key={`${number} ${particulars}`}
              className="max-md:grid max-md:grid-cols-[auto_1fr_auto] max-md:gap-x-3 max-md:gap-y-1 max-md:rounded-lg max-md:border max-md:border-line max-md:bg-surface max-md:px-5 max-md:py-4"
            >
              <td className={cx(CELL, 'text-muted tabular-nums max-md:after:content-["."]')}>
                {number}
              </td>
              <td className={cx(CELL, 'font-semibold')}>{particulars}</td>
              <td
                className={cx(
                  CELL,
                  'max-md:order-last max-md:col-start-2 max-md:text-muted max-md:before:content-["Time:_"]',
                  amounts ? 'max-md:col-span-1' : 'max-md:col-span-2',
                )}
              >
                {time}
              </td>
              <td className={cx(CELL, SUM, !amounts && 'font-semibold')}>
                {percentText(percentage)}
              </td>
              {amounts && totals && (
                <>
                  <td className={cx(CELL, SUM, 'font-semibold max-md:order-last')}>
                    {wholeRupees(amounts[index] ?? 0)}
                  </td>
                  <td className={cx(CELL, SUM, 'text-muted max-lg:hidden')}>
                    {wholeRupees(totals[index] ?? 0)}
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
