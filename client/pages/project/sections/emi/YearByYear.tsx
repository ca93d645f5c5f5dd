import { ChevronDown } from 'lucide-react'
import { yearTable, type LoanYear } from '../../../../../domain/cost/schedule.ts'
import { exactRupees } from '../../cost/amounts.ts'
import { LoanTable } from './LoanTable.tsx'
import { YearChart } from './YearChart.tsx'

const TITLE_ID = 'year-by-year'

type LoanProps = { readonly loan: number; readonly rate: number; readonly years: number }

/** How the loan runs: each year's interest and principal, and what is still owed. */
export function YearByYear({ loan, rate, years }: LoanProps) {
  const rows = yearTable(loan, rate, years)
  return (
    <details className="group rounded-lg border border-line bg-surface">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-6 py-4 [&::-webkit-details-marker]:hidden">
        <span id={TITLE_ID} data-prints="" className="display-small text-xl">
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
        <LoanTable
          labelledBy={TITLE_ID}
          columns={['Year', 'Paid', 'Interest', 'Principal', 'Balance']}
        >
          {rows.map((row) => (
            <Year key={row.year} {...row} />
          ))}
        </LoanTable>
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
