import { ButtonLink } from '../../../components/buttons/Button.tsx'
import { isPlainClick } from '../../../components/buttons/is-plain-click.ts'
import { Gallery } from '../../../components/carousel/Gallery.tsx'
import type { FloorView, ProjectProps } from '../project-view.ts'
import { useCost } from '../cost/cost-context.ts'
import { ContactPrompt } from '../project-enquiry.tsx'
import { SectionFailure } from '../../shared/SectionFailure.tsx'
import { useGoToSection } from '../tabs/scroll-spy.ts'
import { FloorSlide } from './FloorSlide.tsx'

/** A slide for every configuration that has pictures; moves on every 10 s. */
export function FloorPlanSection({ project }: ProjectProps) {
  const { floorPlans, name } = project
  if (!floorPlans.ok) {
    return (
      <SectionFailure title="Unable to Load Floor Plans">
        {`Error loading floor plans: ${floorPlans.message}`}
      </SectionFailure>
    )
  }
  const floors = floorPlans.data
  if (floors === null || floors.length === 0) {
    return (
      <ContactPrompt
        project={project}
        icon="LayoutPanelLeft"
        title={
          floors === null
            ? 'Floor plan is not currently available. Contact us for Floor plan and Base selling price.'
            : 'No floor plans available for this Project. Please contact us for base selling price and other details.'
        }
        action="Contact Us for Site Plan"
        wish="the floor plans and base selling prices"
      />
    )
  }
  return (
    <Gallery
      id="floor-plans"
      label={`Floor plans of ${name}`}
      controls="below"
      autoplayMs={10_000}
      printLarge
      slides={floors.map((floor, index) => {
        const id = `floor-${index}`
        return (
          <FloorSlide
            key={id}
            id={id}
            projectName={name}
            floor={floor}
            layout="wide"
            action={<PaymentLink project={project} floor={floor} />}
          />
        )
      })}
    />
  )
}

/** Leads to the payment plan with the sums of this floor, where its price is a sum. */
function PaymentLink({ project, floor }: ProjectProps & { floor: FloorView }) {
  const goTo = useGoToSection()
  const { change, searchWith } = useCost()
  const first = project.cost.units[0]?.place
  const { unit } = floor
  const changes = unit === undefined ? {} : { unit: unit === first ? undefined : unit }
  const search = searchWith(changes)
  return (
    <ButtonLink
      to={search === searchWith({}) ? '#payment' : `${search || '?'}#payment`}
      variant="secondary"
      wide
      onClick={(event) => {
        if (isPlainClick(event)) change(changes)
        goTo('payment')(event)
      }}
    >
      View Payment Plan
    </ButtonLink>
  )
}
