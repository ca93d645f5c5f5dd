import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { chosenUnit } from '../../../../../domain/cost/unit.ts'
import { cx } from '../../../../components/cx.ts'
import type { PaymentPlanView } from '../../../../page-descriptions/project.ts'
import { useCost } from '../../cost/cost-context.ts'
import { ContactPrompt } from '../../ContactPrompt.tsx'
import { SectionFailure } from '../../SectionFailure.tsx'
import type { SectionProps } from '../../tabs/sections.ts'
import { CostPart } from './CostPart.tsx'
import { PaymentSchedule } from './PaymentSchedule.tsx'
import { UnitChoice } from './UnitChoice.tsx'

/** How the price is paid, in shares and rupees, and what the purchase comes to in all. */
export function PaymentSection({ project }: SectionProps) {
  const { units } = project.cost
  const unit = chosenUnit(units, useCost().query.unit)
  return (
    <>
      {unit && <UnitChoice units={units} chosen={unit} />}
      <PaymentPlans project={project} price={unit?.price} />
      <CostPart project={project} unit={unit} />
    </>
  )
}

type PaymentPlansProps = SectionProps & { readonly price: number | undefined }

function PaymentPlans({ project, price }: PaymentPlansProps) {
  if (!project.paymentPlans.ok) {
    return <SectionFailure title="Failed to load payment plans. Please try again later." />
  }
  if (project.paymentPlans.data.length === 0) {
    return (
      <ContactPrompt
        project={project}
        icon={<ReceiptText size={32} strokeWidth={1.5} aria-hidden="true" />}
        title="Payment plan not currently available"
        action="Contact Us for Details"
        wish="the payment plans"
      />
    )
  }
  return <Plans plans={project.paymentPlans.data} price={price} />
}

type PlansProps = {
  readonly plans: readonly PaymentPlanView[]
  readonly price: number | undefined
}

/** One pill a plan and the schedule of the chosen one; without script all schedules stand below each other. */
function Plans({ plans, price }: PlansProps) {
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
            className="choice"
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
