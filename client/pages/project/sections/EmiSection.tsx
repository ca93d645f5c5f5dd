import { COMPARED_LOAN, EMI_DEFAULTS, EMI_FIELDS } from '../../../../domain/cost/emi-defaults.ts'
import { calculateEmi, type EmiResult as Result } from '../../../../domain/cost/emi.ts'
import { chosenUnit, type PricedUnit } from '../../../../domain/cost/priced-unit.ts'
import { displayRupees, noBreakAmounts, percentOf } from '../../../../domain/price/money.ts'
import { Button } from '../../../components/buttons/Button.tsx'
import { LiveRegion } from '../../../components/status/live-region.tsx'
import { exactRupees, yearsText } from '../cost/format-amounts.ts'
import { CopyLink, CostLink, useCost } from '../cost/cost-context.tsx'
import { preloadRupee } from '../../../styles/fonts.ts'
import type { ProjectProps } from '../project-view.ts'
import { LoanFields, Prepayment } from './LoanFields.tsx'
import { LegendMark, TenureTable, YearByYear } from './LoanTables.tsx'

/** The cost of a loan, in all and over the years; without script the form asks the server. */
export function EmiSection({ project }: ProjectProps) {
  const { query, isLoanUnread } = useCost()
  const { loan, rate, years, unit, buyer } = query
  const lastLoan = isLoanUnread
    ? `Still for ${displayRupees(loan)} at ${rate}% over ${yearsText(years)}, the last figures within the limits.`
    : undefined
  preloadRupee(exactRupees(loan), 'titles', 'texts')
  return (
    <form
      method="get"
      action="#emi"
      noValidate
      data-prints={loan === EMI_DEFAULTS.loan ? undefined : ''}
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-col gap-8"
    >
      {unit !== undefined && <input type="hidden" name="unit" value={unit} />}
      {buyer !== 'man' && <input type="hidden" name="buyer" value={buyer} />}
      <div className="grid grid-cols-1 overflow-hidden rounded-lg border border-border bg-surface lg:grid-cols-2">
        <div className="flex flex-col gap-8 p-6 md:p-10">
          <LoanFields />
          <PriceLink unit={chosenUnit(project.cost.units, unit)} />
          <div className="hidden noscript:block">
            <Button type="submit">Work out the instalment</Button>
          </div>
        </div>
        <EmiResult loan={loan} note={lastLoan} {...calculateEmi(loan, rate, years)} />
      </div>
      <Prepayment />
      {lastLoan && <p className="text-muted">{lastLoan}</p>}
      <TenureTable loan={loan} rate={rate} years={years} />
      <YearByYear loan={loan} rate={rate} years={years} />
      <CopyLink path={project.path} anchor="emi" />
    </form>
  )
}

/** Sets the loan to the share of the price that banks lend, and tells of the limit. */
function PriceLink({ unit }: { unit: PricedUnit | undefined }) {
  if (!unit) return null
  const share = percentOf(unit.price, COMPARED_LOAN.percent)
  const { min, max } = EMI_FIELDS.loan
  if (share < min) return null
  const loan = Math.min(share, max)
  return (
    <div className="print:hidden">
      <CostLink
        changes={{ loan }}
        anchor="emi"
        className="inline-flex min-h-11 items-center rounded-md border border-ink/30 bg-surface px-4 py-2 text-sm leading-snug font-semibold transition-colors hover:border-ink"
      >
        <span>
          <span>Use this project’s price: </span>
          <span className="inline-block max-w-full wrap-anywhere">
            {noBreakAmounts(`${COMPARED_LOAN.percent}% of ${displayRupees(unit.price)}`)}
          </span>
        </span>
      </CostLink>
      {share > max && (
        <p className="mt-2 text-sm text-muted">
          {`The calculator takes loans of up to ${displayRupees(max)}.`}
        </p>
      )}
    </div>
  )
}

/** The instalment, and how the total splits. `note`: whose it is, if not the fields' loan. */
function EmiResult({ loan, note, ...result }: Result & { loan: number; note: string | undefined }) {
  return (
    <div className="on-dark p-6 md:p-10">
      <p className="text-on-dark-muted">Monthly instalment (EMI)</p>
      <LiveRegion className="mt-1 display text-4xl text-accent-bright tabular-nums">
        {exactRupees(result.emi)}
      </LiveRegion>
      <LiveRegion className="mt-2 text-on-dark-muted">{note}</LiveRegion>
      <div className="mt-6 flex flex-wrap items-center gap-8">
        <EmiChart {...result} />
        <dl className="flex min-w-0 flex-1 basis-52 flex-col gap-4">
          <Figure
            tone="fill-on-dark forced-colors:fill-[CanvasText]"
            label="Principal amount"
            value={exactRupees(loan)}
          />
          <Figure
            tone="fill-accent forced-colors:fill-[Highlight]"
            label="Total interest"
            value={exactRupees(result.totalInterest)}
          />
          <Figure label="Total payment" value={exactRupees(result.totalPayment)} />
        </dl>
      </div>
      <p className="mt-8 text-sm text-on-dark-muted">
        An estimate: your bank’s own charges and terms decide.
      </p>
    </div>
  )
}

function Figure({ tone, label, value }: { tone?: string; label: string; value: string }) {
  return (
    <div className="border-b border-dark-border pb-3 last:border-0">
      <dt className="flex items-center gap-2.5 text-sm text-on-dark-muted">
        {tone && <LegendMark tone={tone} />}
        <span>{label}</span>
      </dt>
      <dd className="mt-0.5 text-lg font-semibold tabular-nums">{value}</dd>
    </div>
  )
}

// The circle leaves room for its line's width in a view box of 120.
const RADIUS = 50
const GAP = 1

/** The shares of principal and interest in the total; the middle names the principal's share. */
function EmiChart({ principalShare, interestShare }: Result) {
  const hasBothShares = principalShare > 0 && interestShare > 0
  const arc = (share: number) => `${Math.max(share - (hasBothShares ? GAP : 0), 0)} 100`
  return (
    <figure className="mx-auto">
      <figcaption className="sr-only">
        {`Principal ${principalShare}%, interest ${interestShare}% of the total payment`}
      </figcaption>
      <svg viewBox="0 0 120 120" aria-hidden="true" className="block size-56">
        <g fill="none" strokeWidth="14" transform="rotate(-90 60 60)">
          {[
            {
              share: principalShare,
              before: 0,
              stroke: 'stroke-on-dark forced-colors:stroke-[CanvasText]',
            },
            {
              share: interestShare,
              before: principalShare,
              stroke: 'stroke-accent forced-colors:stroke-[Highlight]',
            },
          ].map(({ share, before, stroke }) => (
            <circle
              key={stroke}
              cx="60"
              cy="60"
              r={RADIUS}
              pathLength="100"
              strokeDasharray={arc(share)}
              strokeDashoffset={-before}
              className={stroke}
            />
          ))}
        </g>
        <text
          x="60"
          y="59"
          textAnchor="middle"
          fontSize="18"
          className="fill-on-dark font-display tabular-nums forced-colors:fill-[CanvasText]"
        >
          {`${principalShare}%`}
        </text>
        <text
          x="60"
          y="74"
          textAnchor="middle"
          fontSize="8.5"
          className="fill-on-dark-muted forced-colors:fill-[CanvasText]"
        >
          Principal
        </text>
      </svg>
    </figure>
  )
}
