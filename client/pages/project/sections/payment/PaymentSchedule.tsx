import type { PaymentPlanView } from '../../../../page-descriptions/project.ts'
import { cx } from '../../../../components/cx.ts'

const percentText = (percentage: number): string => `${Math.round(percentage * 1000) / 1000}%`

const HEAD = 'px-6 py-4 font-semibold'
const CELL = 'md:px-6 md:py-4'
type PaymentScheduleProps = {
  readonly plan: PaymentPlanView
  /** The id of the plan's name. */
  readonly labelledBy: string
}

/** A plan's instalments: a table, on phones a card each. */
export function PaymentSchedule({ plan, labelledBy }: PaymentScheduleProps) {
  return (
    <div className="md:overflow-hidden md:rounded-lg md:border md:border-line md:bg-surface">
      <table aria-labelledby={labelledBy} className="w-full text-left max-md:block md:table-fixed">
        <thead className="bg-mist text-sm max-md:sr-only">
          <tr>
            <th scope="col" className={cx(HEAD, 'w-24')}>
              S.No.
            </th>
            <th scope="col" className={HEAD}>
              Particulars
            </th>
            <th scope="col" className={HEAD}>
              Time
            </th>
            <th scope="col" className={cx(HEAD, 'w-72 text-right')}>
              Installment (Total Sales Consideration)
            </th>
          </tr>
        </thead>
        <tbody className="max-md:grid max-md:gap-3 md:divide-y md:divide-line">
          {plan.entries.map(({ number, particulars, time, percentage }) => (
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
                  'max-md:order-last max-md:col-span-2 max-md:col-start-2 max-md:text-muted max-md:before:content-["Time:_"]',
                )}
              >
                {time}
              </td>
              <td className={cx(CELL, 'text-right font-semibold tabular-nums')}>
                {percentText(percentage)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
