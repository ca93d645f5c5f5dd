import type { ReactNode } from 'react'
import { compareTenures } from '../../../../domain/cost/emi.ts'
import { yearTable, type LoanYear } from '../../../../domain/cost/loan.ts'
import { displayRupees, LAKH, noBreakAmounts } from '../../../../domain/price/money.ts'
import { Icon } from '../../../components/icons/Icon.tsx'
import { SectionTitle, TitleScope, useTitleId } from '../../../components/Section.tsx'
import { cx } from '../../../components/cx.ts'
import { ScrollFrame } from '../../../components/ScrollFrame.tsx'
import { exactRupees, wholeRupees, yearsText } from '../cost/format-amounts.ts'

type Loan = { loan: number; rate: number; years: number }

/** The chosen tenure, beside five years less and five years more. */
export function TenureTable({ loan, rate, years }: Loan) {
  return (
    <div>
      <TitleScope>
        <SectionTitle as="h3" className="mb-4 display-small text-xl">
          Over a shorter or longer time
        </SectionTitle>
        <LoanTable
          columns={['Tenure', 'EMI', 'Total interest', 'Total payment']}
          rows={compareTenures(loan, rate, years).map(({ isChosen, ...tenure }) => ({
            key: tenure.years,
            head: (
              <>
                <span>{yearsText(tenure.years)}</span>
                {isChosen && <span className="block text-sm font-normal text-muted">chosen</span>}
              </>
            ),
            amounts: [tenure.emi, tenure.totalInterest, tenure.totalPayment],
            bold: isChosen,
          }))}
        />
      </TitleScope>
    </div>
  )
}

/** The loan year by year: interest and principal, and the rest that is owed. */
export function YearByYear({ loan, rate, years }: Loan) {
  const rows = yearTable(loan, rate, years)
  return (
    <TitleScope>
      <details className="group rounded-lg border border-border bg-surface">
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-6 py-4 [&::-webkit-details-marker]:hidden">
          <SectionTitle as="span" className="display-small text-xl">
            Year by year
          </SectionTitle>
          <Icon
            name="ChevronDown"
            size={22}
            className="shrink-0 transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="flex flex-col gap-6 px-6 pb-6">
          <YearChart rows={rows} />
          <LoanTable
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
    </TitleScope>
  )
}

// The units of the drawing, which is stretched to its place.
const HEIGHT = 100
const BAR = 8
const STEP = 10

const shortAmount = (rupees: number): string =>
  noBreakAmounts(rupees < LAKH ? wholeRupees(rupees) : displayRupees(rupees))

/** A bar for each year, interest above principal, drawn from the table and put in words. */
function YearChart({ rows }: { rows: readonly LoanYear[] }) {
  const [first] = rows
  const last = rows.at(-1)
  if (!first || !last) return null
  const maxPaid = Math.max(...rows.map(({ paid }) => paid), 1)
  /** The path of a bar for each year, between two amounts. */
  const bars = (between: (row: LoanYear) => [from: number, to: number]): string =>
    rows
      .map((row, index) => {
        const [low, top] = between(row).map((amount) => (amount / maxPaid) * HEIGHT)
        return `M${index * STEP} ${HEIGHT - (low ?? 0)}h${BAR}V${HEIGHT - (top ?? 0)}h-${BAR}z`
      })
      .join('')
  const turn = rows.find(({ interest, principal }) => principal > interest)
  return (
    // Browsers that darken pages would change the legend and leave the bars as they are.
    <figure className="-m-3 rounded-md bg-surface p-3 scheme-only-light">
      <svg
        viewBox={`0 0 ${rows.length * STEP - (STEP - BAR)} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block h-36 w-full"
      >
        <path
          className="fill-ink forced-colors:fill-[CanvasText]"
          d={bars(({ principal }) => [0, principal])}
        />
        <path
          className="fill-accent forced-colors:fill-[Highlight]"
          d={bars(({ principal, paid }) => [principal, paid])}
        />
      </svg>
      <figcaption className="mt-3 flex flex-col gap-1 text-sm text-muted">
        <p aria-hidden="true" className="flex flex-wrap gap-x-6 gap-y-1">
          <span className="inline-flex items-center gap-2">
            <LegendMark tone="fill-accent forced-colors:fill-[Highlight]" />
            <span>Interest</span>
          </span>
          <span className="inline-flex items-center gap-2">
            <LegendMark tone="fill-ink forced-colors:fill-[CanvasText]" />
            <span>Principal</span>
          </span>
        </p>
        <p>
          {[
            `In year 1, ${shortAmount(first.interest)} of ${shortAmount(first.paid)} is interest`,
            last.year > 1 &&
              `; in year ${last.year}, ${shortAmount(last.interest)} of ${shortAmount(last.paid)}`,
            '.',
            turn && turn.year > 1 && ` From year ${turn.year} on more goes to the principal.`,
          ]
            .filter(Boolean)
            .join('')}
        </p>
      </figcaption>
    </figure>
  )
}

/** The mark of a chart's part, drawn as the chart is, as browsers then recolour both alike. */
export const LegendMark = ({ tone }: { tone: string }) => (
  <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 shrink-0">
    <circle cx="6" cy="6" r="6" className={tone} />
  </svg>
)

// The first column stays while the rest scrolls, unless enlarged text leaves an amount no room
// beside it; from tablets up the largest loan's amounts fit.
const FIRST = '@[18rem]:sticky left-0 px-4 py-3.5 font-semibold whitespace-nowrap xl:px-6'
const OTHER =
  'px-4 py-3.5 text-right whitespace-nowrap tabular-nums md:max-lg:px-2 md:max-lg:last:pr-4 xl:px-6'

function LoanTable({
  columns,
  rows,
}: {
  columns: readonly string[]
  rows: readonly { key: number; head: ReactNode; amounts: readonly number[]; bold?: boolean }[]
}) {
  return (
    <ScrollFrame hintUntil="md">
      <table
        aria-labelledby={useTitleId()}
        className="w-full text-left md:max-lg:text-sm lg:min-w-160"
      >
        <thead className="bg-surface-muted text-sm">
          <tr>
            {columns.map((title, index) => (
              <th
                key={title}
                scope="col"
                className={index === 0 ? cx(FIRST, 'bg-surface-muted') : OTHER}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, amounts, bold }) => (
            <tr
              key={key}
              className={cx('border-border not-last:border-b', bold && 'font-semibold')}
            >
              <th scope="row" className={cx(FIRST, 'bg-surface')}>
                {head}
              </th>
              {amounts.map((amount, index) => (
                <td key={columns[index + 1]} className={OTHER}>
                  {/* Only an amount that is wider than the whole frame is broken. */}
                  <span className="inline-block w-max max-w-[calc(100cqw-2.5rem)] wrap-anywhere whitespace-normal">
                    {exactRupees(amount)}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  )
}
