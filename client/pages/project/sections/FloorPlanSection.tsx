import { isPlainClick } from '../../../components/buttons/is-plain-click.ts'
import { Gallery } from '../../../components/carousel/Gallery.tsx'
import { useCost } from '../cost/cost.tsx'
import { ContactPrompt } from '../project-enquiry.tsx'
import type { ProjectProps } from '../project-view.ts'
import { FloorPlansFailure, FloorSlide } from './FloorSlide.tsx'

/** A slide for every configuration that has pictures; moves on every 10 s. */
export function FloorPlanSection({ project }: ProjectProps) {
  const { floorPlans, name, cost } = project
  const { change, searchWith } = useCost()
  if (!floorPlans.ok) return <FloorPlansFailure reason={floorPlans.message} />
  if (!floorPlans.data?.length) {
    return (
      <ContactPrompt
        project={project}
        icon="LayoutPanelLeft"
        title={
          floorPlans.data
            ? 'No floor plans available for this Project. Please contact us for base selling price and other details.'
            : 'Floor plan is not currently available. Contact us for Floor plan and Base selling price.'
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
      slides={floorPlans.data.map((floor, index) => {
        const id = `floor-${index}`
        // The payment plan with the sums of this floor, where its price is a sum.
        const unit = floor.unit === cost.units[0]?.place ? undefined : floor.unit
        const changes = floor.unit === undefined ? {} : { unit }
        const search = searchWith(changes)
        return (
          <FloorSlide
            key={id}
            id={id}
            projectName={name}
            floor={floor}
            layout="wide"
            payment={{
              to: search === searchWith({}) ? '#payment' : `${search || '?'}#payment`,
              onClick: (event) => isPlainClick(event) && change(changes),
            }}
          />
        )
      })}
    />
  )
}
