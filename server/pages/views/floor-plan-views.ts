import type { FloorView } from '../../../client/pages/project/project-view.ts'
import { areaLines } from '../../../domain/area/area-types.ts'
import { rateOf } from '../../../domain/price/price-per-square-foot.ts'
import { parsePrice } from '../../../domain/price/parse-price.ts'
import { shownPrice } from '../../../domain/price/standard-price.ts'
import { availabilityText, soldOutLast } from '../../../domain/project/availability.ts'
import type { Project } from '../../../domain/project/project.ts'
import type { Floor, FloorPlan } from '../../../schemas/generated/data.generated.ts'
import { labelled } from './cards.ts'
import type { PageDependencies } from '../page-entry.ts'

const FACINGS: Readonly<Record<NonNullable<Floor['facing']>, string>> = {
  N: 'North',
  NE: 'North-east',
  E: 'East',
  SE: 'South-east',
  S: 'South',
  SW: 'South-west',
  W: 'West',
  NW: 'North-west',
}

/** The configurations of a floor plan, those that are sold out last. */
export function floorViews(
  sources: PageDependencies,
  project: Project,
  plan: FloorPlan,
): FloorView[] {
  const units = sources.catalogue.unitsOf(project)
  const now = new Date()
  const floors = plan.floors.map((floor, index) => ({ ...floor, place: index + 1 }))
  return soldOutLast(floors).map(({ baseSellingPrice: price = '', ...floor }) => ({
    configuration: floor.configuration,
    area: floor.area ?? 'Area not specified',
    areas: areaLines(floor),
    facing: floor.facing && FACINGS[floor.facing],
    rate: rateOf(parsePrice(price), floor),
    baseSellingPrice: shownPrice(price) || 'Price not available',
    images: (floor.images ?? []).map(({ url }) => labelled(sources, url)),
    unit: units.find(({ place }) => place === floor.place)?.place,
    availability: availabilityText(floor, project.availableOn, now),
  }))
}
