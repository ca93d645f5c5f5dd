import { affordabilityNeeded } from '../../../../domain/cost/can-afford.ts'
import { COMPARED_LOAN } from '../../../../domain/cost/emi-defaults.ts'
import { BUYERS, costSheet, purchaseOf, type Buyer } from '../../../../domain/cost/cost-sheet.ts'
import { affordabilityText } from '../../../../domain/cost/affordability.ts'
import type { ProjectView, CostView, PricedUnitView } from '../project-view.ts'
import { costRows, totalRow } from '../cost/cost-rows.ts'
import { percentText, wholeRupees } from '../cost/format-amounts.ts'
import { ChargeTable, OptionalCharges, OtherChargesNote } from './OtherCharges.tsx'
import { CopyLink, CostChoices, useCost } from '../cost/cost-context.tsx'
import { TranslatableTexts } from '../../../components/TranslatableTexts.tsx'

const BUYER_WORDS: Readonly<Record<Buyer, string>> = {
  man: 'A man',
  woman: 'A woman',
  joint: 'Both jointly',
}

/** What a purchase costs with its taxes and duties. */
export function CostSheet({ project, unit }: { project: ProjectView; unit: PricedUnitView }) {
  const { cost } = project
  const { buyer } = useCost().query
  const sheet = costSheet(unit, buyer, cost)
  const { tds } = sheet
  return (
    <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-[3fr_2fr]">
      <div className="overflow-hidden rounded-lg border border-border bg-surface">
        {cost.state && <BuyerChoice buyer={buyer} />}
        <ChargeTable rows={costRows(unit, sheet)} total={totalRow(unit, sheet)} />
        {unit.otherCharges && <OptionalCharges charges={unit.otherCharges} />}
        <Needed unit={unit} cost={cost} />
      </div>
      <div className="flex flex-col gap-4 text-sm text-muted">
        <OtherChargesNote project={project} charges={unit.otherCharges} price={unit.price} />
        <Basis cost={cost} />
        {tds && (
          <p>
            <TranslatableTexts>
              Of the price, {percentText(tds.percent)} (
              <span className="inline-block max-w-full wrap-anywhere">
                {wholeRupees(tds.amount)}
              </span>
              ) is paid to the tax office as tax deducted by the buyer. It is part of the price and
              not added here.
            </TranslatableTexts>
          </p>
        )}
        <CopyLink path={project.path} anchor="cost" />
      </div>
    </div>
  )
}

/** The money that a purchase takes, in the words of a listing's filter. */
function Needed({ unit, cost }: { unit: PricedUnitView; cost: CostView }) {
  const affordability = affordabilityNeeded(purchaseOf(unit, cost))
  const { percent, rate, years } = COMPARED_LOAN
  return (
    <p className="border-t border-border px-5 py-4 sm:px-6">
      <span>You need </span>
      <strong className="inline-block max-w-full wrap-anywhere font-semibold">
        {affordabilityText({ emi: affordability.emi })}
      </strong>
      <span> and </span>
      <strong className="inline-block max-w-full wrap-anywhere font-semibold">
        {affordabilityText({ cash: affordability.cash })}
      </strong>
      <span className="block text-sm text-muted">
        {`with a loan of ${percent}% of the price at ${rate}% over ${years} years${cost.state ? ', a man buying' : ''}, without other charges of the developer.`}
      </span>
    </p>
  )
}

function BuyerChoice({ buyer }: { buyer: Buyer }) {
  return (
    <nav
      aria-label="Who buys"
      data-prints=""
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-border px-5 py-4 sm:px-6"
    >
      <span className="font-semibold">Who buys</span>
      <CostChoices
        anchor="cost"
        choices={BUYERS.map((one) => ({
          key: one,
          label: BUYER_WORDS[one],
          changes: { buyer: one },
          current: one === buyer,
        }))}
      />
    </nav>
  )
}

/** The sources of the figures and what they leave out. */
function Basis({ cost: { state, basis } }: { cost: CostView }) {
  if (!basis) {
    return <p>Taxes and duties could not be loaded, so this is the price alone. Ask us for them.</p>
  }
  return (
    <>
      <p>{basis}</p>
      {state?.notes && state.notes.length > 0 && (
        <ul className="flex list-disc flex-col gap-1.5 pl-5">
          {state.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </>
  )
}
