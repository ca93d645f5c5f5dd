import { useId } from 'react'
import { compareTenures } from '../../../../../domain/cost/tenures.ts'
import { cx } from '../../../../components/cx.ts'
import { ScrollFrame } from '../../../../components/scroll/ScrollFrame.tsx'
import { exactRupees, yearsText } from '../../cost/amounts.ts'
import { FIRST, NUMBER, TABLE, HEAD_ROW, FRAME } from './loan-table.ts'

type LoanProps = { readonly loan: number; readonly rate: number; readonly years: number }

/** The chosen tenure beside five years less and five years more. */
export function TenureTable({ loan, rate, years }: LoanProps) {
  const id = useId()
  return (
    <div>
      <h3 id={id} className="mb-4 display-small text-xl">
        Over a shorter or longer time
      </h3>
      <ScrollFrame labelledBy={id} hintUntil="md" className={FRAME}>
        <table aria-labelledby={id} className={TABLE}>
          <thead className={HEAD_ROW}>
            <tr>
              <th scope="col" className={FIRST}>
                Tenure
              </th>
              <th scope="col" className={NUMBER}>
                EMI
              </th>
              <th scope="col" className={NUMBER}>
                Total interest
              </th>
              <th scope="col" className={NUMBER}>
                Total payment
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {compareTenures(loan, rate, years).map((tenure) => (
              <tr key={tenure.years} className={cx(tenure.isChosen && 'font-semibold')}>
                <th scope="row" className={FIRST}>
                  {yearsText(tenure.years)}
                  {tenure.isChosen && (
                    <span className="block text-sm font-normal text-muted">chosen</span>
                  )}
                </th>
                <td className={NUMBER}>{exactRupees(tenure.emi)}</td>
                <td className={NUMBER}>{exactRupees(tenure.totalInterest)}</td>
                <td className={NUMBER}>{exactRupees(tenure.totalPayment)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </div>
  )
}
