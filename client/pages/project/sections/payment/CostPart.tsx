import type { PricedUnit } from '../../../../../domain/cost/unit.ts'
import { EnquireLink } from '../../../../enquiry/dialogs/EnquireLink.tsx'
import type { ProjectProps, ProjectView } from '../../project-view.ts'
import { percentText } from '../../cost/amounts.ts'
import { projectRequest } from '../../project-enquiry.tsx'
import { CostSheet } from './CostSheet.tsx'

type CostPartProps = {
  project: ProjectView
  /** Absent where no price is a sum. */
  unit: PricedUnit | undefined
}

/** The cost sheet below the payment plan; shares alone where there is no sum to calculate with. */
export function CostPart({ project, unit }: CostPartProps) {
  return (
    <div id="cost" className="mt-12 scroll-mt-6 md:mt-16">
      <h3 id="cost-title" className="display text-2xl">
        What it costs in all
      </h3>
      {unit ? <CostSheet project={project} unit={unit} /> : <Shares project={project} />}
    </div>
  )
}

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
