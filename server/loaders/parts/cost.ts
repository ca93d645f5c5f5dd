import { dataOf } from '../../../domain/value/loaded.ts'
import { withoutUndefined } from '../../../domain/value/without-undefined.ts'
import type { CostView } from '../../../client/pages/project/project-view.ts'
import type { GivenAreas } from '../../../domain/area/area-basis.ts'
import { stateOfCity } from '../../../domain/project/registration.ts'
import { gstRate } from '../../../domain/cost/gst.ts'
import { usablePrice, type PricedUnit } from '../../../domain/cost/unit.ts'
import { cityName } from '../../../domain/place/cities.ts'
import type { Project } from '../../../domain/project/project.ts'
import type { Parts } from './results.ts'

/**
 * What a project's cost is calculated from: the configurations that name a sum, with or without
 * pictures, else the project's own price; and the charges of its state.
 */
export function costView({ catalogue }: Parts, project: Project): CostView {
  const charges = dataOf(catalogue.charges)
  const floors = dataOf(catalogue.floorPlan(project.id))?.floors ?? []
  const prices = catalogue.exactFloorPrices(project.id)

  const unit = (place: number, name: string | undefined, areas: GivenAreas) => {
    const usable = usablePrice(place > 0 ? prices[place - 1] : catalogue.exactPrice(project.id))
    if (usable === undefined) return []
    const { kind, status, category } = project
    const sold = { kind, status, category, configuration: name, areas, price: usable.price }
    const gst = charges && gstRate(charges.gst, sold)
    const { area } = areas
    return [withoutUndefined<PricedUnit>({ place, name, area, ...usable, gst } as PricedUnit)]
  }
  const units = floors.flatMap((floor, index) => unit(index + 1, floor.configuration, floor))
  return withoutUndefined<CostView>({
    units: units.length > 0 ? units : unit(0, undefined, { area: project.areaText }),
    city: project.city && cityName(project.city),
    state: stateOfCity(charges?.states, project.city),
    tds: charges?.tds,
    verifiedOn: charges?.verifiedOn,
  } as CostView)
}
