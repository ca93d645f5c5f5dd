import { EmptyState } from '../../components/status/EmptyState.tsx'
import { MoreLink, Section } from '../../components/Section.tsx'
import { EnquireLink } from '../../enquiry/dialogs/EnquireLink.tsx'
import { PageHero } from '../shared/PageHero.tsx'
import { FloorPlansFailure, FloorSlide } from '../project/sections/FloorPlanSection.tsx'
import type { FloorView } from '../project/project-view.ts'
import type { Loaded } from '../../../domain/value/loaded.ts'
import type { PathLink } from '../../components/links/AppLink.tsx'

export type FloorPlansView = {
  slug: string
  name: string
  path: string
  projects: Loaded<readonly (PathLink & { id: string; floors: readonly FloorView[] })[]>
}

/** Every floor plan of one developer, grouped by project. */
export function DeveloperFloorPlansPage({ page }: { page: FloorPlansView }) {
  return (
    <>
      <PageHero
        title={`Floor plans by ${page.name}`}
        intro={
          page.projects.ok && page.projects.data.length > 0
            ? 'Every configuration with its size and basic selling price. Press a plan to enlarge it.'
            : undefined
        }
      />
      <Plans page={page} />
    </>
  )
}

function Plans({ page }: { page: FloorPlansView }) {
  const { projects, name } = page
  if (!projects.ok || projects.data.length === 0) {
    return (
      <Section>
        {projects.ok ? (
          <EmptyState
            icon="LayoutPanelLeft"
            title="Floor plan is not currently available. Contact us for Floor plan and Base selling price."
            action={
              <EnquireLink
                variant="primary"
                request={{
                  source: 'project',
                  title: 'Contact Us for Floor Plans',
                  message: `Please send me the floor plans and base selling prices of ${name} projects.`,
                  developer: name,
                }}
              >
                Contact Us for Floor Plans
              </EnquireLink>
            }
          />
        ) : (
          <FloorPlansFailure reason={projects.message} />
        )}
      </Section>
    )
  }
  return projects.data.map(({ id, name: projectName, path, floors }, index) => (
    <Section
      key={id}
      tone={index % 2 === 0 ? 'background' : 'white'}
      heading={{
        title: projectName,
        action: <MoreLink to={path}>View project</MoreLink>,
      }}
    >
      <ul className="grid gap-6 card-columns-3">
        {floors.map((floor, floorIndex) => (
          <li key={`${floor.configuration} ${floor.area}`}>
            <FloorSlide
              id={`project-${index}-floor-${floorIndex}`}
              projectName={projectName}
              floor={floor}
              layout="card"
              loading={index + floorIndex === 0 ? 'priority' : 'lazy'}
              payment={{ to: `${path}${floor.unit ? `?unit=${floor.unit}` : ''}#payment` }}
            />
          </li>
        ))}
      </ul>
    </Section>
  ))
}
