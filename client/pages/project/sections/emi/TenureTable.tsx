import { useId } from 'react'
import { compareTenures } from '../../../../../domain/cost/tenures.ts'
import { cx } from '../../../../components/cx.ts'
import { ScrollFrame } from '../../../../components/scroll/ScrollFrame.tsx'
import { exactRupees, yearsText } from '../../cost/amounts.ts'

type LoanProps = { readonly loan: number; readonly rate: number; readonly years: number }

/** The chosen tenure beside five years less and five years more. */
export function TenureTable({ loan, rate, years }: LoanProps) {
  const id = useId()
  return (
    <div>
      <h3 id={id} className="mb-4 display-small text-xl">
        Over a shorter or longer time
      </h3>
      <ScrollFrame
        labelledBy={id}
        hintUntil="md"
        className="rounded-lg border border-line bg-surface"
      >
        <table aria-labelledby={id} className="loan-table">
          <thead>
            <tr>
              <th scope="col">Tenure</th>
              <th scope="col">EMI</th>
              <th scope="col">Total interest</th>
              <th scope="col">Total payment</th>
            </tr>
          </thead>
          <tbody>
            {compareTenures(loan, rate, years).map((tenure) => (
              <tr key={tenure.years} className={cx(tenure.isChosen && 'font-semibold')}>
                <th scope="row">
                  {yearsText(tenure.years)}
                  {tenure.isChosen && (
                    <span className="block text-sm font-normal text-muted">chosen</span>
                  )}
                </th>
                <td>{exactRupees(tenure.emi)}</td>
                <td>{exactRupees(tenure.totalInterest)}</td>
                <td>{exactRupees(tenure.totalPayment)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </div>
  )
}
