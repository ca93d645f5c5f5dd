import { useId } from 'react'
import { ChevronDown } from 'lucide-react'
import { yearTable, type LoanYear } from '../../../../../domain/cost/schedule.ts'
import { ScrollFrame } from '../../../../components/scroll/ScrollFrame.tsx'
import { exactRupees } from '../../cost/amounts.ts'
import { YearChart } from './YearChart.tsx'

type LoanProps = { readonly loan: number; readonly rate: number; readonly years: number }

/** How the loan runs: each year's interest and principal, and what is still owed. */
export function YearByYear({ loan, rate, years }: LoanProps) {
  const id = useId()
  const rows = yearTable(loan, rate, years)
  return (
    <details className="group rounded-lg border border-line bg-surface">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-6 py-4 [&::-webkit-details-marker]:hidden">
        <span id={id} className="display-small text-xl">
          Year by year
        </span>
        <ChevronDown
          size={22}
          aria-hidden="true"
          className="shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="space-y-6 px-6 pb-6">
        <YearChart rows={rows} />
        <ScrollFrame
          labelledBy={id}
          hintUntil="md"
          className="rounded-lg border border-line bg-surface"
        >
          <table aria-labelledby={id} className="loan-table">
            <thead>
              <tr>
                <th scope="col">Year</th>
                {['Paid', 'Interest', 'Principal', 'Balance'].map((title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Year key={row.year} {...row} />
              ))}
            </tbody>
          </table>
        </ScrollFrame>
        <p className="text-sm text-muted">
          Without prepayments. The years add up to the totals above to the paisa.
        </p>
      </div>
    </details>
  )
}

const COLUMNS = ['paid', 'interest', 'principal', 'balance'] as const satisfies (keyof LoanYear)[]

function Year(row: LoanYear) {
  return (
    <tr>
      <th scope="row">{row.year}</th>
      {COLUMNS.map((column) => (
        <td key={column}>{exactRupees(row[column])}</td>
      ))}
    </tr>
  )
}
