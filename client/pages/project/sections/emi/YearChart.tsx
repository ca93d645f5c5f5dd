import type { LoanYear } from '../../../../../domain/cost/schedule.ts'
import { keepAmounts } from '../../../../../domain/price/keep-amounts.ts'
import { displayRupees, LAKH } from '../../../../../domain/price/money.ts'
import { wholeRupees } from '../../cost/amounts.ts'

// Units of the drawing; it is stretched to its place.
const HEIGHT = 100
const BAR = 8
const STEP = 10

/** Short in words; below a lakh, where that is full digits, without paise. */
const about = (rupees: number): string =>
  keepAmounts(rupees < LAKH ? wholeRupees(rupees) : displayRupees(rupees))

/** A bar a year, interest above principal, drawn from the table's rows and said in words. */
export function YearChart({ rows }: { readonly rows: readonly LoanYear[] }) {
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
