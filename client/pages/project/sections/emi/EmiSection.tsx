import { calculateEmi, compareTenures } from '../../../../../domain/cost/emi.ts'
import { EMI_DEFAULTS, EMI_FIELDS } from '../../../../../domain/cost/emi-defaults.ts'
import { chosenUnit, type PricedUnit } from '../../../../../domain/cost/unit.ts'
import { Button } from '../../../../components/buttons/Button.tsx'
import { yearsText } from '../../cost/amounts.ts'
import { CopyLink, CostLink } from '../../cost/CostLink.tsx'
import { useCost } from '../../cost/cost-context.ts'
import type { ProjectProps } from '../../project-view.ts'
import { EmiInputField } from './EmiInputField.tsx'
import { EmiResult } from './EmiResult.tsx'
import { PrepaymentPart } from './PrepaymentPart.tsx'
import { YearByYear } from './YearByYear.tsx'
import { displayRupees, percentOf } from '../../../../../domain/price/money.ts'
import { LoanTable } from './LoanTable.tsx'

const EMI_INPUTS = ['loan', 'rate', 'years'] as const

/**
 * The monthly instalment of a loan, its interest and its total, how they run over the years, and
 * what paying earlier or over another time changes (docs/product.md, 'What it costs'). Without script
 * the form asks the server.
 */
export function EmiSection({ project }: ProjectProps) {
  const { query, change } = useCost()
  const { loan, rate, years, unit, buyer } = query
  const result = calculateEmi(loan, rate, years)

  return (
    <form
      method="get"
      action="#emi"
      noValidate
      data-prints={loan === EMI_DEFAULTS.loan ? undefined : ''}
      onSubmit={(event) => event.preventDefault()}
      className="space-y-8"
    >
      {unit !== undefined && <input type="hidden" name="unit" value={unit} />}
      {buyer !== 'man' && <input type="hidden" name="buyer" value={buyer} />}
      <div className="grid overflow-hidden rounded-lg border border-border bg-surface lg:grid-cols-2">
        <div className="flex flex-col gap-8 p-6 md:p-10">
          {EMI_INPUTS.map((input) => (
            <EmiInputField
              key={input}
              input={input}
              value={query[input]}
              onChange={(value) => change({ [input]: value })}
            />
          ))}
          <PriceLink unit={chosenUnit(project.cost.units, unit)} />
          <div className="hidden noscript:block">
            <Button type="submit">Work out the instalment</Button>
          </div>
        </div>
        <EmiResult loan={loan} result={result} />
      </div>
      <PrepaymentPart query={query} onChange={change} />
      <TenureTable loan={loan} rate={rate} years={years} />
      <YearByYear loan={loan} rate={rate} years={years} />
      <CopyLink path={project.path} anchor="emi" />
    </form>
  )
}

/** The share of a price that banks commonly lend, in per cent. */
const LENT_PERCENT = 80

/** Takes 80 % of the chosen price as the loan; what is above the calculator's limit is said. */
function PriceLink({ unit }: { unit: PricedUnit | undefined }) {
  if (!unit) return null
  const share = percentOf(unit.price, LENT_PERCENT)
  const { min, max } = EMI_FIELDS.loan
  if (share < min) return null
  const loan = Math.min(share, max)
  return (
    <div className="print:hidden">
      <CostLink
        changes={{ loan }}
        anchor="emi"
        className="inline-flex min-h-10 items-center rounded-md border border-ink/30 bg-surface px-4 py-2 text-sm leading-snug font-semibold transition-colors hover:border-ink"
      >
        <span>
          Use this project’s price:{' '}
          <span className="whitespace-nowrap">
            {LENT_PERCENT}% of {displayRupees(unit.price)}
          </span>
        </span>
      </CostLink>
      {share > max && (
        <p className="mt-2 text-sm text-muted">
          The calculator takes loans of up to {displayRupees(max)}.
        </p>
      )}
    </div>
  )
}

const TITLE_ID = 'other-tenures'

/** The chosen tenure beside five years less and five years more. */
function TenureTable({ loan, rate, years }: { loan: number; rate: number; years: number }) {
  return (
    <div>
      <h3 id={TITLE_ID} className="mb-4 display-small text-xl">
        Over a shorter or longer time
      </h3>
      <LoanTable
        labelledBy={TITLE_ID}
        columns={['Tenure', 'EMI', 'Total interest', 'Total payment']}
        rows={compareTenures(loan, rate, years).map(({ isChosen, ...tenure }) => ({
          key: tenure.years,
          head: (
            <>
              {yearsText(tenure.years)}
              {isChosen && <span className="block text-sm font-normal text-muted">chosen</span>}
            </>
          ),
          amounts: [tenure.emi, tenure.totalInterest, tenure.totalPayment],
          bold: isChosen,
        }))}
      />
    </div>
  )
}
