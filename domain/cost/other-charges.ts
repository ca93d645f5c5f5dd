import type { OtherCharge } from '../../schemas/generated/data.generated.ts'
import { parseRupees } from '../amount/read-rupees.ts'
import { parseArea } from '../area/area-text.ts'
import { areaNamed, basisOf, type AreaName, type GivenAreas } from '../area/area-types.ts'
import { roundHalfUp } from '../price/money.ts'
import { parsePrice } from '../price/parse-price.ts'
import { collapseSpaces, normalizeText, presentText } from '../text/text.ts'
import { withoutUndefined } from '../value/without-undefined.ts'

/** A charge as an editor gave it, with its amount read: exactly one of `amount` and `perSqft` is set. */
export type ReadCharge = Omit<OtherCharge, 'amount'> & {
  /** Whole rupees. */
  readonly amount?: number
  /** Whether the amount is the low end of a range. */
  readonly from?: boolean
}

/** Why an entry of a list of charges cannot be used, as the end of a sentence. */
export type ChargeProblem = {
  readonly index: number
  /** The property that is wrong; absent where the entry as a whole is. */
  readonly property?: keyof OtherCharge
  readonly message: string
}

const MAX_GST = 28

/** A charge of one home. */
export type ChargeRow = {
  readonly name: string
  /** Whole rupees; absent where the area that the rate is charged on is not known. */
  readonly amount?: number
  readonly from?: boolean
  /** The rate in rupees, and the area that it is charged on: 'super built-up area'. */
  readonly rate?: { readonly perSqft: number; readonly of: string }
  readonly refundable?: boolean
  readonly gst?: number
  readonly note?: string
}

/** The charges of one home, in the order of the data. */
export type UnitCharges = {
  /** What every buyer pays; a row without an amount is not in the total. */
  readonly rows: readonly ChargeRow[]
  readonly optional: readonly ChargeRow[]
  /** The GST on all that is added, in whole rupees; absent where none of it carries any. */
  readonly gst?: number
  /** The sum of the amounts shown in `rows`, and the GST, in whole rupees. */
  readonly total: number
}

/**
 * Reads a project's list of charges: those that can be used, and what is wrong with the others. Of
 * two with the same name the first is used.
 */
export function readOtherCharges(list: readonly OtherCharge[]): {
  charges: ReadCharge[]
  problems: ChargeProblem[]
} {
  const charges: ReadCharge[] = []
  const problems: ChargeProblem[] = []
  const names = new Set<string>()
  for (const [index, charge] of list.entries()) {
    const key = normalizeText(charge.name)
    const own = names.has(key)
      ? [{ property: 'name', message: `"${charge.name}" is charged twice` } as const]
      : problemsOf(charge)
    names.add(key)
    problems.push(...own.map((problem) => ({ index, ...problem })))
    if (own.length === 0) charges.push(readCharge(charge))
  }
  return { charges, problems }
}

const isGiven = (amount: OtherCharge['amount']): boolean => presentText(amount) !== undefined

function problemsOf(charge: OtherCharge): Omit<ChargeProblem, 'index'>[] {
  const { name, amount, perSqft, gst } = charge
  const problems: Omit<ChargeProblem, 'index'>[] = []
  if (!isGiven(amount) && perSqft === undefined)
    problems.push({ message: `"${name}" has neither "amount" nor "perSqft": write one of them` })
  else if (isGiven(amount) && perSqft !== undefined)
    problems.push({
      property: 'perSqft',
      message: `"${name}" has both "amount" and "perSqft": only one of them can be charged`,
    })
  else if (perSqft === undefined && readAmount(amount) === undefined)
    problems.push({
      property: 'amount',
      message: `the amount "${amount}" of "${name}" is no sum in rupees, such as 250000 or "₹ 2.5 L"`,
    })
  else if (perSqft !== undefined && !(perSqft > 0))
    problems.push({
      property: 'perSqft',
      message: `the rate ${perSqft} of "${name}" is no number of rupees above 0`,
    })
  if (gst !== undefined && !(gst >= 0 && gst <= MAX_GST))
    problems.push({
      property: 'gst',
      message: `the GST ${gst} of "${name}" is not from 0 to ${MAX_GST} per cent`,
    })
  return problems
}

function readCharge({ amount, note, name, ...charge }: OtherCharge): ReadCharge {
  const read = isGiven(amount) ? readAmount(amount) : undefined
  const notes = [presentText(note), read?.note].filter((text) => text !== undefined)
  return withoutUndefined<ReadCharge>({
    ...charge,
    name: collapseSpaces(name.trim()),
    amount: read?.amount,
    from: read?.from,
    note: notes.length > 0 ? collapseSpaces(notes.join(', ')) : undefined,
  } as ReadCharge)
}

/** A small number without sign or unit may be rupees, thousands or lakhs. */
const MIN_BARE = 1000

/** The whole rupees of a sum; of a range the low end. Undefined for what is no sum. */
function readAmount(
  given: OtherCharge['amount'],
): { amount: number; from?: true; note?: string } | undefined {
  if (typeof given === 'number')
    return given >= 0 && Number.isFinite(given) ? { amount: roundHalfUp(given, 0) } : undefined
  const text = presentText(given) ?? ''
  const sum = parseRupees(text, (bare) => (bare < MIN_BARE ? Number.NaN : 1))
  if (sum !== undefined && sum >= 0) return { amount: roundHalfUp(sum, 0) }
  const price = parsePrice(text)
  if (price?.kind !== 'range' || price.low === undefined) return undefined
  return {
    amount: roundHalfUp(price.low, 0),
    ...(price.high !== price.low && { from: true }),
    ...(price.note !== undefined && { note: price.note }),
  }
}

const AREA_NAMES: Readonly<Record<NonNullable<OtherCharge['basis']>, AreaName>> = {
  carpet: 'Carpet area',
  builtUp: 'Built-up area',
  superBuiltUp: 'Super built-up area',
}

/**
 * The area that a rate is charged on, in square feet, and its name. Without a basis it is the super
 * built-up area, else the area given; the low end counts. An area that is not known has no size.
 */
export function chargedArea(
  basis: OtherCharge['basis'],
  areas: GivenAreas,
): { size?: number | undefined; of: string } {
  const name = AREA_NAMES[basis ?? 'superBuiltUp']
  const size = areaNamed(areas, name)?.low
  if (basis !== undefined || size !== undefined) return { size, of: name.toLowerCase() }
  const { area = '' } = areas
  return { size: parseArea(area)?.low, of: basisOf(area)?.toLowerCase() ?? 'the area given' }
}

/**
 * What the developer charges for one home beside its price. A rate is multiplied by the home's area
 * and rounded half up to whole rupees; the GST is rounded once, over all that is added.
 */
export function unitCharges(charges: readonly ReadCharge[], areas: GivenAreas): UnitCharges {
  const row = (given: ReadCharge): ChargeRow => {
    const { basis, perSqft, optional: _, ...charge } = given
    if (perSqft === undefined) return charge
    const { size, of } = chargedArea(basis, areas)
    const amount = size === undefined ? undefined : roundHalfUp(withoutNoise(perSqft * size), 0)
    return withoutUndefined<ChargeRow>({ ...charge, rate: { perSqft, of }, amount } as ChargeRow)
  }
  const rows = charges.filter(({ optional }) => !optional).map(row)
  const taxes = rows.map(({ amount = 0, gst = 0 }) => withoutNoise(amount * gst))
  const isTaxed = rows.some(({ amount, gst = 0 }) => amount !== undefined && gst > 0)
  const gst = isTaxed ? roundHalfUp(withoutNoise(sumOf(taxes) / 100), 0) : undefined
  return {
    rows,
    optional: charges.filter(({ optional }) => optional).map(row),
    ...(gst !== undefined && { gst }),
    total: sumOf(rows.map(({ amount = 0 }) => amount)) + (gst ?? 0),
  }
}

/** Fifteen digits leave out the noise of binary numbers. */
const withoutNoise = (value: number): number => Number(value.toPrecision(15))

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
