import type { Catalogue } from '../../../catalogue/catalogue.ts'
import type { PricedUnitView, ProjectView } from '../../../client/pages/project/project-view.ts'
import {
  availabilityText,
  offerAvailability,
  SOLD_OUT,
} from '../../../domain/project/availability.ts'
import type { Project } from '../../../domain/project/project.ts'
import { dataOf } from '../../../domain/value/loaded.ts'

const floorsOf = (catalogue: Catalogue, { id }: Project) =>
  dataOf(catalogue.floorPlan(id))?.floors ?? []

/** A buyer's choices, with what is left of each today. */
export function unitViews(catalogue: Catalogue, project: Project): PricedUnitView[] {
  const floors = floorsOf(catalogue, project)
  const now = new Date()
  return catalogue.unitsOf(project).map((unit) => ({
    ...unit,
    availability: unit.isSoldOut
      ? SOLD_OUT
      : availabilityText(floors[unit.place - 1] ?? {}, project.availableOn, now),
  }))
}

/** What can be had of a project today, and of its configurations where the data says that of any. */
export function offers(catalogue: Catalogue, project: Project): ProjectView['offers'] {
  const floors = floorsOf(catalogue, project)
  const now = new Date()
  const availabilityOf = (some: typeof floors) => offerAvailability(some, project.availableOn, now)
  const isSaid = floors.some(({ available }) => available !== undefined)
  return {
    availability: availabilityOf(floors),
    unitOffers: catalogue
      .unitsOf(project)
      .filter(({ place }) => isSaid && place > 0)
      .map(({ name = '', price, place }) => ({
        name,
        price,
        availability: availabilityOf(floors.slice(place - 1, place)),
      })),
  }
}
