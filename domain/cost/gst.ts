import type { GstRates } from '../../schemas/generated/data.generated.ts'
import { toSquareFeet } from '../area/square-feet.ts'
import { carpetAreaOf, type GivenAreas } from '../area/area-types.ts'
import { buildingStage } from '../project/building-stage.ts'
import type { ProjectKind } from '../project/project.ts'
import { normalizeText } from '../text/text.ts'

export type TaxedUnit = {
  readonly kind: ProjectKind
  readonly status: string
  readonly category?: string | undefined
  readonly configuration?: string | undefined
  /** The editor's areas, as the affordable rate depends on the carpet area. */
  readonly areas?: GivenAreas | undefined
  /** Whole rupees. */
  readonly price: number
}

export type GstRate = {
  readonly percent: number
  readonly because: 'ready' | 'land' | 'commercial' | 'affordable' | 'residential'
}

const LAND = /\b(?:land|plot(?:s|ted)?)\b/
const SCO = /\bsco\b/

/** Whether a category or configuration is land: it holds 'land' or 'plot', and is no shop-cum-office. */
export function isLand(category: string, configuration = ''): boolean {
  const plain = normalizeText(`${category} ${configuration}`)
  return LAND.test(plain) && !SCO.test(plain)
}

/**
 * The rate of GST: none on what is ready to move in and on land (a category or configuration that
 * contains 'land' or 'plot'); a shop-cum-office is commercial. The affordable rate counts only
 * where the price and a carpet area in the data are within its limits.
 * @param rates the per cent of each rate and those limits, as data/charges.json states them
 */
export function gstRate(rates: GstRates, taxedUnit: TaxedUnit): GstRate {
  const { category = '', configuration = '' } = taxedUnit
  const { readyOrLand, commercial, residential, affordable } = rates
  if (buildingStage(taxedUnit.status) === 'Ready To move')
    return { percent: readyOrLand, because: 'ready' }
  if (isLand(category, configuration)) return { percent: readyOrLand, because: 'land' }
  const isSco = SCO.test(normalizeText(`${category} ${configuration}`))
  if (taxedUnit.kind === 'commercial' || isSco)
    return { percent: commercial, because: 'commercial' }
  const carpet = carpetAreaOf(taxedUnit.areas ?? {})?.low
  const isAffordable =
    affordable &&
    carpet !== undefined &&
    taxedUnit.price <= affordable.maxPrice &&
    carpet <= toSquareFeet(affordable.maxCarpetSqm, 'sqm')
  return isAffordable
    ? { percent: affordable.percent, because: 'affordable' }
    : { percent: residential, because: 'residential' }
}
