import { TEXT_LINK } from '../../../components/links/AppLink.tsx'
import { affordabilityNeeded } from '../../../../domain/cost/can-afford.ts'
import { COMPARED_LOAN } from '../../../../domain/cost/emi-defaults.ts'
import { BUYERS, costSheet, purchaseOf, type Buyer } from '../../../../domain/cost/cost-sheet.ts'
import { affordabilityText } from '../../../../domain/cost/affordability.ts'
import type { ProjectView, CostView, PricedUnitView, ProjectProps } from '../project-view.ts'
import { costRows, totalRow, chargeRow, otherChargesText, type CostRow } from '../cost/cost-rows.ts'
import { percentText, wholeRupees } from '../cost/format-amounts.ts'
import { CopyLink, CostChoices, useCost } from '../cost/cost-context.tsx'
import { TranslatableTexts } from '../../../components/TranslatableTexts.tsx'
import type { UnitCharges } from '../../../../domain/cost/other-charges.ts'
import { noBreakAmounts } from '../../../../domain/price/money.ts'
import { cx } from '../../../components/cx.ts'
import { useTitleId } from '../../../components/Section.tsx'
import { EnquireLink } from '../../../enquiry/dialogs/EnquireLink.tsx'
import { projectRequest } from '../project-enquiry.tsx'

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
      <div className="flex max-w-reading flex-col gap-4 text-sm text-muted">
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
        {noBreakAmounts(affordabilityText({ emi: affordability.emi }))}
      </strong>
      <span> and </span>
      <strong className="inline-block max-w-full wrap-anywhere font-semibold">
        {noBreakAmounts(affordabilityText({ cash: affordability.cash }))}
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

/** What a buyer may do without, below the total that leaves it out. */
function OptionalCharges({ charges: { optional } }: { charges: UnitCharges }) {
  if (optional.length === 0) return null
  return <ChargeTable title="Optional, not added" rows={optional.map(chargeRow)} />
}

// A row breaks where a name and its sum do not fit beside each other.
const ROW = 'flex flex-wrap items-center gap-y-1'
const NAME = 'min-w-0 grow basis-[8rem] px-5 font-semibold sm:px-6'
const SUM = 'ml-auto max-w-full px-5 text-right tabular-nums sm:px-6'

/** Parts of what is paid with their sums, below a title, or above their total in a titled section. */
function ChargeTable({
  title,
  rows,
  total,
}: {
  title?: string
  rows: readonly CostRow[]
  total?: Pick<CostRow, 'label' | 'amount'>
}) {
  const titleId = useTitleId()
  return (
    <table
      aria-labelledby={title ? undefined : titleId}
      className={cx('w-full text-left', title && 'border-t border-border')}
    >
      {title && (
        <caption className="px-5 pt-5 pb-1 text-left font-semibold text-muted sm:px-6">
          {title}
        </caption>
      )}
      <thead className="sr-only">
        <tr>
          <th scope="col">Part</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, note, amount }) => (
          <tr key={label} className={cx(ROW, 'border-b border-border py-4')}>
            <th scope="row" className={cx(NAME, 'wrap-anywhere')}>
              <span>{label}</span>
              {note && (
                <span className="block text-sm font-normal text-muted">{noBreakAmounts(note)}</span>
              )}
            </th>
            <td className={SUM}>
              {amount.startsWith('from ') && <span className="text-muted">from </span>}
              <Sum>{amount.replace(/^from /, '')}</Sum>
            </td>
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot className="print:table-row-group">
          <tr className={cx(ROW, 'bg-surface-muted py-5')}>
            <th scope="row" className={cx(NAME, 'text-lg')}>
              {total.label}
            </th>
            <td className={cx(SUM, 'display-small text-xl sm:text-2xl')}>
              <Sum>{total.amount}</Sum>
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}

/** A sum stands on the next line where this one has no room for it, and breaks only where it is wider than its box. */
const Sum = ({ children }: { children: string }) => (
  <span className="inline-block max-w-full wrap-anywhere">{noBreakAmounts(children)}</span>
)

/** The sum of the other charges, or that they are not known, with the way to ask for them. */
function OtherChargesNote({
  project,
  charges,
  price,
}: ProjectProps & { charges: UnitCharges | undefined; price: number }) {
  if (!charges) return <UnknownCharges project={project} />
  return (
    <p className="text-base text-ink">
      <span>The developer’s other charges come to </span>
      <strong className="font-semibold">{noBreakAmounts(otherChargesText(charges, price))}</strong>
      <span>.</span>
    </p>
  )
}

/** The charges of a project without a price, each by itself; or that they are not known. */
export function KnownCharges({ project }: ProjectProps) {
  const charges = project.cost.otherCharges
  if (!charges) return <UnknownCharges project={project} />
  return (
    <div className="w-full max-w-text overflow-hidden rounded-lg border border-border bg-surface">
      <ChargeTable title="Other charges of the developer" rows={charges.rows.map(chargeRow)} />
      <OptionalCharges charges={charges} />
    </div>
  )
}

function UnknownCharges({ project }: ProjectProps) {
  return (
    <p className="max-w-reading">
      <span>
        {
          'Parking, club, maintenance and other charges of the developer are not known here and come on top where they apply. '
        }
      </span>
      <EnquireLink
        className={TEXT_LINK}
        request={projectRequest(project, {
          title: 'Ask for the other charges',
          message: `Please send me the parking, club, maintenance and other charges of ${project.name}.`,
        })}
      >
        Ask for the other charges
      </EnquireLink>
    </p>
  )
}
