import type {
  RegistrationFee,
  StateCharges,
  TdsRule,
} from '../../schemas/generated/data.generated.ts'
import { percentOf } from '../price/money.ts'
import type { PricedUnit } from './priced-unit.ts'

export const BUYERS = ['man', 'woman', 'joint'] as const

export type Buyer = (typeof BUYERS)[number]

export type Charge = { percent: number; amount: number }

export type CostSheet = ReturnType<typeof costSheet>

export type ChargesOf = {
  readonly state?: StateCharges | undefined
  readonly tds?: TdsRule | undefined
}

/**
 * The cost sheet of a unit for a buyer. Every charge is a share of the price rounded half up to
 * whole rupees; a surcharge is part of the stamp duty where the price is above its limit.
 */
export function costSheet(
  { price, gst }: Pick<PricedUnit, 'price' | 'gst'>,
  buyer: Buyer,
  { state, tds }: ChargesOf,
) {
  const parts = {
    /** The GST; undefined where the rates are not known. */
    gst: gst && chargeOf(price, gst.percent),
    /**
     * The stamp duty with its surcharge; undefined, like the registration, without figures of the
     * state.
     */
    stampDuty: state && stampDutyOf(price, buyer, state),
    registration: state && registrationOf(price, state.registration),
  }
  return {
    price,
    ...parts,
    /** The sum of exactly these parts. */
    total: Object.values(parts).reduce((sum, part) => sum + (part?.amount ?? 0), price),
    /** How much of the price the buyer pays to the tax office; the total does not add it again. */
    tds: tds && price > tds.above ? chargeOf(price, tds.percent) : undefined,
  }
}

function chargeOf(price: number, percent: number): Charge {
  return { percent, amount: percentOf(price, percent) }
}

function stampDutyOf(
  price: number,
  buyer: Buyer,
  { stampDuty, surcharge }: StateCharges,
): Charge & { surcharge?: number } {
  const ownDuty = stampDuty[buyer]
  if (!surcharge || price <= surcharge.above) return chargeOf(price, ownDuty)
  // Binary addition would say 7.300000000000001 per cent.
  const percent = Number((ownDuty + surcharge.percent).toFixed(6))
  return { ...chargeOf(price, percent), surcharge: surcharge.percent }
}

/** A share with a cap, or the fee of the first slab whose limit is not below the price. */
function registrationOf(
  price: number,
  { percent, max, slabs }: RegistrationFee,
): { amount: number; percent?: number } | undefined {
  if (slabs) {
    const slab = slabs.find(({ upTo }) => upTo === undefined || upTo >= price) ?? slabs.at(-1)
    return { amount: Math.round(slab?.fee ?? 0) }
  }
  if (percent === undefined) return undefined
  const share = percentOf(price, percent)
  const cap = Math.round(max ?? Infinity)
  return share > cap ? { amount: cap } : { amount: share, percent }
}

/** What a purchase costs, in whole rupees: the price, and the taxes and fees on top of it. */
export type Purchase = { readonly price: number; readonly charges: number }

/** The purchase of a unit by a man: GST, stamp duty and registration, as far as they are known. */
export function purchaseOf(unit: Pick<PricedUnit, 'price' | 'gst'>, charges: ChargesOf): Purchase {
  const { price, total } = costSheet(unit, 'man', charges)
  return { price, charges: total - price }
}

/** The purchase of the cheapest of some units; undefined where there is none. */
export function cheapestPurchase(
  units: readonly PricedUnit[],
  charges: ChargesOf,
): Purchase | undefined {
  return units
    .map((unit) => purchaseOf(unit, charges))
    .toSorted((a, b) => a.price - b.price || a.charges - b.charges)[0]
}

/**
 * Each instalment of a payment plan in whole rupees, with the sum of all up to it: the price's share
 * rounded half up, and for the last one what is left, so that they add up to the price exactly.
 * @param price whole rupees
 * @param percentages of the price, in the plan's order
 */
export function instalments(
  price: number,
  percentages: readonly number[],
): { amount: number; total: number }[] {
  let total = 0
  return percentages.map((percent, index) => {
    const isLast = index === percentages.length - 1
    const amount = isLast ? price - total : percentOf(price, percent)
    total += amount
    return { amount, total }
  })
}
