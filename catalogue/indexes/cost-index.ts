import { carpetRangeOf, type GivenAreas } from '../../domain/area/area-types.ts'
import { lowestRate } from '../../domain/price/price-per-square-foot.ts'
import { cheapestPurchase, type ChargesOf, type Purchase } from '../../domain/cost/cost-sheet.ts'
import { gstRate } from '../../domain/cost/gst.ts'
import { unitCharges } from '../../domain/cost/other-charges.ts'
import { usablePrice, type PricedUnit } from '../../domain/cost/priced-unit.ts'
import { parsePrice } from '../../domain/price/parse-price.ts'
import { type Price } from '../../domain/price/price.ts'
import type { Project } from '../../domain/project/project.ts'
import { isAllSoldOut, isSoldOut, soldOutLast } from '../../domain/project/availability.ts'
import { stateOfCity } from '../../domain/project/rera-registration.ts'
import { memoize } from '../../domain/text/memoize.ts'
import { dataOf } from '../../domain/value/loaded.ts'
import { withoutUndefined } from '../../domain/value/without-undefined.ts'
import type { Charges } from '../../schemas/generated/data.generated.ts'
import type { Loaded } from '../../domain/value/loaded.ts'
import type { indexProjectData } from './project-data.ts'

type Sources = Pick<ReturnType<typeof indexProjectData>, 'floorPlan'> & {
  charges: Loaded<Charges>
}

export function indexCosts({ floorPlan, charges: loaded }: Sources) {
  const charges = dataOf(loaded)
  const floorsOf = ({ id }: Project) => dataOf(floorPlan(id))?.floors ?? []

  const chargesOf = ({ city }: Project): ChargesOf => ({
    state: stateOfCity(charges?.states, city),
    tds: charges?.tds,
  })

  const soldOut = memoize((project: Project) => isAllSoldOut(floorsOf(project)))

  /**
   * The configurations that name an amount, with or without pictures, else the project as a whole; what is
   * sold out comes last.
   */
  const unitsOf = memoize((project: Project): readonly PricedUnit[] => {
    const { kind, status, category, areaText, otherCharges: charged } = project
    const unit = (
      place: number,
      price: Price | undefined,
      areas: GivenAreas,
      isSoldOut: boolean,
      name?: string,
    ) => {
      const usable = usablePrice(price)
      if (usable === undefined) return []
      const taxedUnit = { kind, status, category, configuration: name, areas, price: usable.price }
      const gst = charges && gstRate(charges.gst, taxedUnit)
      const { area } = areas
      const otherCharges = charged && unitCharges(charged, areas)
      const sold = isSoldOut || undefined
      const known = { place, name, area, ...usable, gst, otherCharges, isSoldOut: sold }
      return [withoutUndefined<PricedUnit>(known as PricedUnit)]
    }
    const floors = floorsOf(project).map((floor, index) => ({ ...floor, place: index + 1 }))
    const units = soldOutLast(floors).flatMap((floor) => {
      const { place, baseSellingPrice = '', configuration } = floor
      return unit(place, parsePrice(baseSellingPrice), floor, isSoldOut(floor), configuration)
    })
    return units.length > 0 ? units : unit(0, project.price, { area: areaText }, soldOut(project))
  })

  return {
    unitsOf,
    chargesOf,
    isSoldOut: soldOut,
    /** The cheapest purchase of what can still be had. */
    purchaseOf: (project: Project): Purchase | undefined =>
      cheapestPurchase(
        unitsOf(project).filter((unit) => !unit.isSoldOut),
        chargesOf(project),
      ),
    /** The lowest rate of the project in rupees a square foot. */
    rateOf: (project: Project) =>
      lowestRate(project.price, project.areaText, carpetRangeOf(floorsOf(project))),
  }
}
