import { useState } from 'react'
import { chosenUnit, type PricedUnit } from '../../../../../domain/cost/unit.ts'
import { cx } from '../../../../components/cx.ts'
import type { PaymentPlanView, ProjectProps } from '../../project-view.ts'
import { useCost } from '../../cost/cost-context.ts'
import { ContactPrompt, projectRequest } from '../../project-enquiry.tsx'
import { SectionFailure } from '../../../shared/SectionFailure.tsx'
import { EnquireLink } from '../../../../enquiry/dialogs/EnquireLink.tsx'
import { CostSheet } from './CostSheet.tsx'
import { PaymentSchedule } from './PaymentSchedule.tsx'
import { percentText, wholeRupees } from '../../cost/amounts.ts'
import { CostLink } from '../../cost/CostLink.tsx'

/** How the price is paid, in shares and rupees, and what the purchase costs in all. */
export function PaymentSection({ project }: ProjectProps) {
  const { units } = project.cost
  const unit = chosenUnit(units, useCost().query.unit)
  return (
    <>
      {unit && <UnitChoice units={units} chosen={unit} />}
      <PaymentPlans project={project} price={unit?.price} />
      <div id="cost" className="mt-12 scroll-mt-6 md:mt-16">
        <h3 id="cost-title" className="display text-2xl">
          What it costs in all
        </h3>
        {unit ? <CostSheet project={project} unit={unit} /> : <Shares project={project} />}
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

/** One pill a plan and the schedule of the chosen one; without script all schedules are listed. */
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
            className="chip"
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
          {/* The pressed pill says it already. */}
          <h3
            id={`payment-plan-${index}-name`}
            className="sr-only noscript:not-sr-only noscript:pb-4 noscript:text-xl noscript:font-semibold print:not-sr-only print:pb-4 print:text-xl print:font-semibold"
          >
            {plan.name}
          </h3>
          <PaymentSchedule plan={plan} labelledBy={`payment-plan-${index}-name`} price={price} />
        </div>
      ))}
    </>
  )
}

/** The unit whose price the section calculates with. */
function UnitChoice({ units, chosen }: { units: readonly PricedUnit[]; chosen: PricedUnit }) {
  const price = `${chosen.from ? 'from ' : ''}${wholeRupees(chosen.price)}`
  if (units.length < 2) {
    return (
      <p className="mb-6">
        Sums for {chosen.name ?? 'the project'}: <strong className="tabular-nums">{price}</strong>
      </p>
    )
  }
  return (
    <nav aria-label="Configuration for the sums" data-prints="" className="mb-6">
      <p className="mb-3">
        Sums for {chosen.name}: <strong className="tabular-nums">{price}</strong>
        {chosen.area && <span className="text-muted"> ({chosen.area})</span>}
      </p>
      <ul className="flex flex-wrap gap-2 print:hidden">
        {units.map(({ place, name }) => (
          <li key={place}>
            <CostLink
              changes={{ unit: place === units[0]?.place ? undefined : place }}
              anchor="payment"
              current={place === chosen.place}
              className="chip"
            >
              {name}
            </CostLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What is known of the cost where there is no sum to calculate with. */
function Shares({ project }: ProjectProps) {
  const { state } = project.cost
  return (
    <div className="mt-4 space-y-4">
      <p className="max-w-text">
        No price of {project.name} is given as a sum, so there is nothing to calculate with yet. Ask
        for the price, and we send you the whole cost.
      </p>
      {state && (
        <p className="max-w-text text-muted">
          In {state.name} stamp duty is {percentText(state.stampDuty.man)} of the price for a man,{' '}
          {percentText(state.stampDuty.woman)} for a woman and {percentText(state.stampDuty.joint)}{' '}
          for both jointly
          {state.surcharge &&
            `, and ${percentText(state.surcharge.percent)} more on dear properties`}
          {state.registration.percent !== undefined &&
            `; registration is ${percentText(state.registration.percent)}`}
          .
        </p>
      )}
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
