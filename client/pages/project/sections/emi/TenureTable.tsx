import { compareTenures } from '../../../../../domain/cost/tenures.ts'
import { cx } from '../../../../components/cx.ts'
import { exactRupees, yearsText } from '../../cost/amounts.ts'
import { LoanTable } from './LoanTable.tsx'

type LoanProps = { readonly loan: number; readonly rate: number; readonly years: number }

const TITLE_ID = 'other-tenures'
const COLUMNS = ['Tenure', 'EMI', 'Total interest', 'Total payment']

/** The chosen tenure beside five years less and five years more. */
export function TenureTable({ loan, rate, years }: LoanProps) {
  return (
    <div>
      <h3 id={TITLE_ID} className="mb-4 display-small text-xl">
        Over a shorter or longer time
      </h3>
      <LoanTable labelledBy={TITLE_ID} columns={COLUMNS}>
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
      </LoanTable>
    </div>
  )
}
