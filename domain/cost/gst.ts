import type { GstRates } from '../../schemas/generated/data.generated.ts'
import { fromSquareFeet } from '../area/area.ts'
import { carpetAreaOf, type GivenAreas } from '../area/area-types.ts'
import type { ProjectKind } from '../project/project.ts'
import { normalizeText } from '../text/text.ts'

/** What is sold, as far as GST asks. */
export type Taxed = {
  readonly kind: ProjectKind
  readonly status: string
  readonly category?: string | undefined
  readonly configuration?: string | undefined
  /** The editor's areas: the affordable rate asks for the carpet area. */
  readonly areas?: GivenAreas | undefined
  /** Whole rupees. */
  readonly price: number
}

/** The rate of GST in per cent, and why it is this one. */
export type GstRate = {
  readonly percent: number
  readonly because: 'ready' | 'land' | 'commercial' | 'affordable' | 'residential'
}

const LAND = /\b(?:land|plot(?:s|ted)?)\b/
const SCO = /\bsco\b/

/**
 * The rate of GST: none on what is ready to move in and on land (what holds 'land' or 'plot' in its
 * category or configuration); a shop-cum-office is commercial. The affordable rate counts only where
 * the price and a carpet area in the data are within its limits.
 */
export function gstRate(rates: GstRates, sold: Taxed): GstRate {
  const words = normalizeText(`${sold.category ?? ''} ${sold.configuration ?? ''}`)
  if (normalizeText(sold.status) === 'ready to move')
    return { percent: rates.readyOrLand, because: 'ready' }
  const isSco = SCO.test(words)
  if (LAND.test(words) && !isSco) return { percent: rates.readyOrLand, because: 'land' }
  if (sold.kind === 'commercial' || isSco)
    return { percent: rates.commercial, because: 'commercial' }
  const { affordable } = rates
  return affordable && isAffordable(affordable, sold)
    ? { percent: affordable.percent, because: 'affordable' }
    : { percent: rates.residential, because: 'residential' }
}

function isAffordable(
  { maxPrice, maxCarpetSqm }: NonNullable<GstRates['affordable']>,
  { price, areas = {} }: Taxed,
): boolean {
  const carpet = carpetAreaOf(areas)?.low
  return carpet !== undefined && price <= maxPrice && fromSquareFeet(carpet, 'sqm') <= maxCarpetSqm
}
