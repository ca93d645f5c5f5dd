import { useState } from 'react'
import { instalments } from '../../../../domain/cost/cost-sheet.ts'
import { chosenUnit, unitLabels } from '../../../../domain/cost/priced-unit.ts'
import { noBreakAmounts } from '../../../../domain/price/money.ts'
import { SOLD_OUT } from '../../../../domain/project/availability.ts'
import { cx } from '../../../components/cx.ts'
import type { PaymentPlanView, PricedUnitView, ProjectProps } from '../project-view.ts'
import { ContactPrompt, projectRequest } from '../project-enquiry.tsx'
import { SectionTitle, TitleScope, useTitleId } from '../../../components/Section.tsx'
import { SectionFailure } from '../../../components/status/EmptyState.tsx'
import { EnquireLink } from '../../../enquiry/dialogs/EnquireLink.tsx'
import { CostSheet, KnownCharges } from './CostSheet.tsx'
import { PAYMENT_COLUMNS, percentText, wholeRupees } from '../cost/format-amounts.ts'
import { CHIP, CostChoices, useCost } from '../cost/cost-context.tsx'
import { TranslatableTexts } from '../../../components/TranslatableTexts.tsx'

/** The payment plans in shares and rupees, and the cost of the purchase in all. */
export function PaymentSection({ project }: ProjectProps) {
  const { units } = project.cost
  const unit = chosenUnit(units, useCost().query.unit)
  return (
    <>
      {unit && <UnitChoice units={units} chosen={unit} />}
      <PaymentPlans project={project} price={unit?.price} />
      <div id="cost" className="mt-12 scroll-mt-6 md:mt-16">
        <TitleScope>
          <SectionTitle as="h3" className="display text-2xl">
            What it costs in all
          </SectionTitle>
          {unit ? <CostSheet project={project} unit={unit} /> : <Shares project={project} />}
        </TitleScope>
      </div>
    </>
  )
}

function PaymentPlans({ project, price }: ProjectProps & { price: number | undefined }) {
  if (!project.paymentPlans.ok) {
    return <SectionFailure title="Failed to load payment plans. Please try again later." />
  }
  if (project.paymentPlans.data.length === 0) {
    return (
      <ContactPrompt
        project={project}
        icon="ReceiptText"
        title="Payment plan not currently available"
        action="Contact Us for Details"
        wish="the payment plans"
      />
    )
  }
  return <Plans plans={project.paymentPlans.data} price={price} />
}

/** A pill for each plan, and the chosen one's schedule; without script all schedules. */
function Plans({ plans, price }: { plans: readonly PaymentPlanView[]; price: number | undefined }) {
  const [chosen, setChosen] = useState(0)
  return (
    <>
      <fieldset className="mb-8 flex flex-wrap gap-2 noscript:hidden print:hidden">
        <legend className="sr-only">Payment plans</legend>
        {plans.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            aria-pressed={index === chosen}
            aria-controls={`payment-plan-${index}`}
            onClick={() => setChosen(index)}
            className={CHIP}
          >
            {name}
          </button>
        ))}
      </fieldset>
      {plans.map((plan, index) => (
        <div
          key={plan.name}
          id={`payment-plan-${index}`}
          className={cx(
            'not-last:noscript:mb-10 not-last:print:mb-10',
            index !== chosen && 'hidden noscript:block print:block',
          )}
        >
          <TitleScope>
            {/* The pressed pill says the same, so the title is hidden from view. */}
            <SectionTitle
              as="h3"
              className="sr-only noscript:not-sr-only noscript:pb-4 noscript:text-xl noscript:font-semibold print:not-sr-only print:pb-4 print:text-xl print:font-semibold"
            >
              {plan.name}
            </SectionTitle>
            <Schedule plan={plan} price={price} />
          </TitleScope>
        </div>
      ))}
    </>
  )
}

const SHARE_COLUMNS = ['number', 'particulars', 'time', 'share'] as const
const AMOUNT_COLUMNS = [...SHARE_COLUMNS, 'amount', 'total'] as const

const HEAD = 'px-3 py-4 font-semibold first:pl-6 last:pr-6 @4xl:px-6'
const HEADS: Partial<Record<keyof typeof PAYMENT_COLUMNS, string>> = {
  number: 'w-16 @4xl:w-20',
  share: 'w-32 text-right @4xl:w-52',
  amount: 'w-36 text-right @2xl:@max-4xl:pr-6 @4xl:w-40',
  total: 'w-40 text-right @max-4xl:hidden',
}

/** A plan's instalments as a table, on phones as cards; only shares where no price is an amount. */
function Schedule({
  plan,
  price,
}: {
  plan: PaymentPlanView
  /** The price in whole rupees. */
  price: number | undefined
}) {
  const shares = plan.entries.map(({ percentage }) => percentage)
  const amounts = price === undefined ? undefined : instalments(price, shares)
  const hasTimes = plan.entries.some(({ time }) => time !== '')
  const columns = (amounts ? AMOUNT_COLUMNS : SHARE_COLUMNS).filter(
    (name) => name !== 'time' || hasTimes,
  )
  return (
    <div className="@container">
      <div className="@2xl:overflow-hidden @2xl:rounded-lg @2xl:border @2xl:border-border @2xl:bg-surface">
        <table aria-labelledby={useTitleId()} className="instalments">
          <thead className="bg-surface-muted text-sm @max-2xl:sr-only">
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col" className={cx(HEAD, HEADS[name])}>
                  {PAYMENT_COLUMNS[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="@max-2xl:grid @max-2xl:gap-3">
            {plan.entries.map(({ number, particulars, time, percentage }, index) => {
              const cells = {
                number,
                particulars,
                time,
                share: percentText(percentage),
                amount: wholeRupees(amounts?.[index]?.amount ?? 0),
                total: wholeRupees(amounts?.[index]?.total ?? 0),
              }
              return (
                <tr key={`${number} ${particulars}`}>
                  {columns.map((name) => (
                    <td key={name} data-column={name}>
                      {noBreakAmounts(cells[name])}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </div>
  )
}

function UnitChoice({
  units,
  chosen,
}: {
  units: readonly PricedUnitView[]
  chosen: PricedUnitView
}) {
  const { name = 'the project', from, price, area, availability } = chosen
  const several = units.length > 1
  const labels = unitLabels(units)
  return (
    <div className="mb-6">
      <p>
        <span>{`Sums for ${name}: `}</span>
        <strong className="inline-block max-w-full tabular-nums">
          {noBreakAmounts(`${from ? 'from ' : ''}${wholeRupees(price)}`)}
        </strong>
        {several && area && <span className="text-muted">{noBreakAmounts(` (${area})`)}</span>}
        {availability && <span className="font-semibold">{` · ${availability}`}</span>}
      </p>
      {several && (
        <nav aria-label="Configuration for the sums" className="mt-3 print:hidden">
          <CostChoices
            anchor="payment"
            choices={units.map((unit, index) => ({
              key: unit.place,
              label: `${labels[index] ?? ''}${unit.isSoldOut ? ` · ${SOLD_OUT}` : ''}`,
              changes: { unit: unit.place === units[0]?.place ? undefined : unit.place },
              current: unit.place === chosen.place,
            }))}
          />
        </nav>
      )}
    </div>
  )
}

function Shares({ project }: ProjectProps) {
  const { state } = project.cost
  return (
    <div className="mt-4 flex flex-col items-start gap-4">
      <p className="max-w-reading">
        {`No price of ${project.name} is given as a sum, so there is nothing to calculate with yet. Ask for the price, and we send you the whole cost.`}
      </p>
      {state && (
        <p className="max-w-reading text-muted">
          <TranslatableTexts>
            In {state.name} stamp duty is {percentText(state.stampDuty.man)} of the price for a man,{' '}
            {percentText(state.stampDuty.woman)} for a woman and{' '}
            {percentText(state.stampDuty.joint)} for both jointly
            {state.surcharge &&
              `, and ${percentText(state.surcharge.percent)} more on dear properties`}
            {state.registration.percent !== undefined &&
              `; registration is ${percentText(state.registration.percent)}`}
            .
          </TranslatableTexts>
        </p>
      )}
      <KnownCharges project={project} />
      <EnquireLink
        variant="primary"
        request={projectRequest(project, {
          title: 'Ask for the price',
          message: `Please send me the price and the whole cost of ${project.name}.`,
        })}
      >
        Ask for the price
      </EnquireLink>
    </div>
  )
}
