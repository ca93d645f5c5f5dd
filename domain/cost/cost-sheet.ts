import type {
  RegistrationFee,
  StateCharges,
  TdsRule,
} from '../../schemas/generated/data.generated.ts'
import { percentOf } from '../price/money.ts'
import type { PricedUnit } from './unit.ts'

/** Who buys; the duty differs by it. */
export const BUYERS = ['man', 'woman', 'joint'] as const

export type Buyer = (typeof BUYERS)[number]

/** A charge in per cent of the price and in whole rupees. */
export type Charge = { percent: number; amount: number }

/** What a purchase costs, each part in whole rupees, as shown; `total` adds exactly these. */
export type CostSheet = {
  readonly price: number
  /** Absent where the rates are not known. */
  readonly gst?: Charge
  /** With the surcharge; absent where the project's state has no figures. */
  stampDuty?: Charge & { surcharge?: number }
  /** The share is absent for a fee by slabs. */
  registration?: { amount: number; percent?: number }
  readonly total: number
  /** How much of the price the buyer pays to the tax office; not added. */
  readonly tds?: Charge
}

/** What the price is charged with. */
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
): CostSheet {
  const gstCharge = gst && chargeOf(price, gst.percent)
  const stampDuty = state && stampDutyOf(price, buyer, state)
  const registration = state && registrationOf(price, state.registration)
  const parts = [gstCharge, stampDuty, registration].map((part) => part?.amount ?? 0)
  return {
    price,
    ...(gstCharge && { gst: gstCharge }),
    ...(stampDuty && { stampDuty }),
    ...(registration && { registration }),
    total: parts.reduce((sum, amount) => sum + amount, price),
    ...(tds && price > tds.above && { tds: chargeOf(price, tds.percent) }),
  }
}

function chargeOf(price: number, percent: number): Charge {
  return { percent, amount: percentOf(price, percent) }
}

function stampDutyOf(
  price: number,
  buyer: Buyer,
  { stampDuty, surcharge }: StateCharges,
): NonNullable<CostSheet['stampDuty']> {
  const own = stampDuty[buyer]
  if (!surcharge || price <= surcharge.above) return chargeOf(price, own)
  // Adding in binary would say 7.300000000000001 per cent.
  const percent = Number((own + surcharge.percent).toFixed(6))
  return { ...chargeOf(price, percent), surcharge: surcharge.percent }
}

/** A share with a cap, or the fee of the first slab whose limit is not below the price. */
function registrationOf(
  price: number,
  { percent, max, slabs }: RegistrationFee,
): CostSheet['registration'] {
  if (slabs) {
    const slab = slabs.find(({ upTo }) => upTo === undefined || upTo >= price) ?? slabs.at(-1)
    return { amount: Math.round(slab?.fee ?? 0) }
  }
  if (percent === undefined) return undefined
  const share = percentOf(price, percent)
  const cap = max === undefined ? undefined : Math.round(max)
  return cap !== undefined && share > cap ? { amount: cap } : { amount: share, percent }
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
