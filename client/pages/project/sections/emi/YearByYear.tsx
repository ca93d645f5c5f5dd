import { yearTable, type LoanYear } from '../../../../../domain/cost/loan.ts'
import { wholeRupees } from '../../cost/amounts.ts'
import { LoanTable } from './LoanTable.tsx'
import { noBreakAmounts } from '../../../../../domain/price/no-break-amounts.ts'
import { displayRupees, LAKH } from '../../../../../domain/price/money.ts'
import { Icon } from '../../../../components/icons/Icon.tsx'

const TITLE_ID = 'year-by-year'

/** How the loan runs: each year's interest and principal, and what is still owed. */
export function YearByYear({ loan, rate, years }: { loan: number; rate: number; years: number }) {
  const rows = yearTable(loan, rate, years)
  return (
    <details className="group rounded-lg border border-border bg-surface">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-6 py-4 [&::-webkit-details-marker]:hidden">
        <span id={TITLE_ID} data-prints="" className="display-small text-xl">
          Year by year
        </span>
        <Icon
          name="ChevronDown"
          size={22}
          className="shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="space-y-6 px-6 pb-6">
        <YearChart rows={rows} />
        <LoanTable
          labelledBy={TITLE_ID}
          columns={['Year', 'Paid', 'Interest', 'Principal', 'Balance']}
          rows={rows.map(({ year, paid, interest, principal, balance }) => ({
            key: year,
            head: year,
            amounts: [paid, interest, principal, balance],
          }))}
        />
        <p className="text-sm text-muted">
          Without prepayments. The years add up to the totals above to the paisa.
        </p>
      </div>
    </details>
  )
}

// Units of the drawing; it is stretched to its place.
const HEIGHT = 100
const BAR = 8
const STEP = 10

/** Short in words; below a lakh, where that is full digits, without paise. */
const about = (rupees: number): string =>
  noBreakAmounts(rupees < LAKH ? wholeRupees(rupees) : displayRupees(rupees))

/** A bar a year, interest above principal, drawn from the table's rows and said in words. */
function YearChart({ rows }: { rows: readonly LoanYear[] }) {
  const [first] = rows
  const last = rows.at(-1)
  if (!first || !last) return null
  const most = Math.max(...rows.map(({ paid }) => paid), 1)
  const turn = rows.find(({ interest, principal }) => principal > interest)
  return (
    <figure>
      <svg
        viewBox={`0 0 ${rows.length * STEP - (STEP - BAR)} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block h-36 w-full"
      >
        {rows.map(({ year, paid, interest, principal }) => {
          const x = (year - 1) * STEP
          const low = (principal / most) * HEIGHT
          const top = (paid / most) * HEIGHT
          return (
            <g key={year}>
              <rect x={x} y={HEIGHT - low} width={BAR} height={low} className="fill-ink" />
              <rect
                x={x}
                y={HEIGHT - top}
                width={BAR}
                height={(interest / most) * HEIGHT}
                className="fill-gold"
              />
            </g>
          )
        })}
      </svg>
      <figcaption className="mt-3 space-y-1 text-sm text-muted">
        <p aria-hidden="true" className="flex flex-wrap gap-x-6 gap-y-1">
          <span className="inline-flex items-center gap-2">
            <span className="size-3 rounded-full bg-gold" />
            Interest
          </span>
          <span className="inline-flex items-center gap-2">
            <span className="size-3 rounded-full bg-ink" />
            Principal
          </span>
        </p>
        <p>
          In year 1, {about(first.interest)} of {about(first.paid)} is interest
          {last.year > 1 &&
            `; in year ${last.year}, ${about(last.interest)} of ${about(last.paid)}`}
          .{turn && turn.year > 1 && ` From year ${turn.year} on more goes to the principal.`}
        </p>
      </figcaption>
    </figure>
  )
}
