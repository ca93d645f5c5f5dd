import { calculateEmi } from '../../../../../domain/cost/emi.ts'
import { EMI_DEFAULTS, type EmiInput } from '../../../../../domain/cost/emi-defaults.ts'
import { chosenUnit } from '../../../../../domain/cost/unit.ts'
import { Button } from '../../../../components/buttons/Button.tsx'
import { exactRupees } from '../../cost/amounts.ts'
import { CopyLink } from '../../cost/CopyLink.tsx'
import { useCost } from '../../cost/cost-context.ts'
import type { SectionProps } from '../../tabs/sections.ts'
import { EmiInputField } from './EmiInputField.tsx'
import { EmiResult } from './EmiResult.tsx'
import { PrepaymentPart } from './PrepaymentPart.tsx'
import { PriceLink } from './PriceLink.tsx'
import { TenureTable } from './TenureTable.tsx'
import { YearByYear } from './YearByYear.tsx'

/**
 * The monthly instalment of a loan, its interest and its total, how they run over the years, and
 * what paying earlier or over another time changes (docs/product.md, 'What it costs'). Without script
 * the form asks the server.
 */
export function EmiSection({ project }: SectionProps) {
  const { query, change } = useCost()
  const { loan, rate, years, unit, buyer } = query
  const result = calculateEmi(loan, rate, years)
  const set = (input: EmiInput) => (value: number) => change({ [input]: value })

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
      <div className="grid overflow-hidden rounded-lg border border-line bg-surface lg:grid-cols-2">
        <div className="flex flex-col gap-8 p-6 md:p-10">
          <EmiInputField input="loan" value={loan} onChange={set('loan')} />
          <EmiInputField input="rate" value={rate} onChange={set('rate')} />
          <EmiInputField input="years" value={years} onChange={set('years')} />
          <PriceLink unit={chosenUnit(project.cost.units, unit)} />
          <div className="hidden noscript:block">
            <Button type="submit">Work out the instalment</Button>
          </div>
        </div>
        <EmiResult loan={exactRupees(loan)} result={result} />
      </div>
      <PrepaymentPart query={query} onChange={change} />
      <TenureTable loan={loan} rate={rate} years={years} />
      <YearByYear loan={loan} rate={rate} years={years} />
      <CopyLink path={project.path} anchor="emi" />
    </form>
  )
}
