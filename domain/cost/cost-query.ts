import { asciiDigits } from '../text/ascii-digits.ts'
import { BUYERS, type Buyer } from './cost-sheet.ts'
import { COST_FIELDS, COST_PARAMETERS, EMI_DEFAULTS, EMI_FIELDS } from './emi-defaults.ts'

export type CostQuery = {
  /** 1-based place in the floor list; absent: the first with a price. */
  readonly unit?: number | undefined
  readonly buyer: Buyer
  /** Rupees, per cent a year, years. */
  readonly loan: number
  readonly rate: number
  readonly years: number
  /**
   * One amount in rupees, paid after instalment `prepayMonth` (1-based), or after that of
   * `PREPAY_MONTH`.
   */
  readonly prepay?: number | undefined
  readonly prepayMonth?: number | undefined
  /** Rupees after every twelfth instalment. */
  readonly prepayYearly?: number | undefined
}

export type CostNumber = Exclude<keyof CostQuery, 'buyer'>

/**
 * Texts in the number fields that are no number within the limits, and so are not calculated with.
 */
export type UnreadCosts = Readonly<Partial<Record<CostNumber, string | undefined>>>

const DEFAULTS: CostQuery = { buyer: 'man', ...EMI_DEFAULTS }

/** Nobody types a longer number. */
const MAX_TEXT = 100

/** Reads an address's numbers, and ignores those that are unknown, out of range or no number. */
export function readCostQuery(search: URLSearchParams): CostQuery {
  const read = (name: CostNumber) => parsePlainNumber(search.get(name) ?? '', name)
  return {
    unit: read('unit'),
    buyer: BUYERS.find((one) => one === search.get('buyer')) ?? DEFAULTS.buyer,
    loan: read('loan') ?? DEFAULTS.loan,
    rate: read('rate') ?? DEFAULTS.rate,
    years: read('years') ?? DEFAULTS.years,
    prepay: read('prepay'),
    prepayMonth: read('prepayMonth'),
    prepayYearly: read('prepayYearly'),
  }
}

/**
 * The query without `unit` where the project has no such configuration, or where it names the first,
 * which is shown anyway.
 */
export function withKnownUnit(
  search: URLSearchParams,
  [, ...others]: readonly { readonly place: number }[],
): URLSearchParams {
  const known = new URLSearchParams(search)
  const { unit } = readCostQuery(search)
  if (!others.some(({ place }) => place === unit)) known.delete('unit')
  return known
}

export function unreadCosts(search: URLSearchParams): UnreadCosts {
  const unread: Partial<Record<CostNumber, string>> = {}
  for (const name of COST_FIELDS) {
    const text = search.get(name)?.trim() ?? ''
    if (text === '' || text.length > MAX_TEXT) continue
    // A visitor types an amount wrongly, but a rate or a number of years that is a word comes from
    // a wrong link.
    const isSlip = COST_LIMITS[name].isAmount ?? /\p{Nd}/u.test(text)
    if (isSlip && parsePlainNumber(text, name) === undefined) unread[name] = text
  }
  return unread
}

/**
 * An address's query with changes, '?' included; '' where nothing is left. Values that equal a
 * default are left out.
 * @param others parameters that are not ours, which stay as they are, before ours
 */
export function costSearch(
  search: URLSearchParams,
  changes: Partial<CostQuery>,
  others: URLSearchParams = search,
): string {
  const next = new URLSearchParams(others)
  const query = { ...readCostQuery(search), ...unreadCosts(search), ...changes }
  for (const name of COST_PARAMETERS) {
    next.delete(name)
    const value = query[name]
    if (value !== undefined && value !== DEFAULTS[name]) next.set(name, String(value))
  }
  const text = next.toString()
  return text === '' ? '' : `?${text}`
}

type NumberLimits = {
  min: number
  max: number
  isWhole?: true
  /** An amount of money, which may be typed with its unit. */
  isAmount?: true
}

const LOAN = { ...EMI_FIELDS.loan, isAmount: true } as const

export const COST_LIMITS: Readonly<Record<CostNumber, NumberLimits>> = {
  unit: { min: 1, max: 9999, isWhole: true },
  loan: LOAN,
  rate: EMI_FIELDS.rate,
  years: EMI_FIELDS.years,
  prepay: { ...LOAN, min: 1 },
  prepayMonth: { min: 1, max: EMI_FIELDS.years.max * 12, isWhole: true },
  prepayYearly: { ...LOAN, min: 1 },
}

export function withinLimits(value: number, name: CostNumber): number | undefined {
  const { min, max } = COST_LIMITS[name]
  return value >= min && value <= max ? value : undefined
}

/** A number in digits alone, without commas. */
const PLAIN = /^(?:\d+\.?\d*|\.\d+)$/

/** A plain number, unless it may be thousands with a point for a comma: '50.000' rupees. */
const PLAIN_RUPEES = /^(?!\d{1,3}\.\d{3}$)(?:\d+\.?\d*|\.\d+)$/

export function parsePlainNumber(text: string, name: CostNumber): number | undefined {
  const digits = asciiDigits(text.trim())
  const { isWhole, isAmount } = COST_LIMITS[name]
  const isPlain = (isWhole ? /^\d+$/ : isAmount ? PLAIN_RUPEES : PLAIN).test(digits)
  return isPlain ? withinLimits(Number(digits), name) : undefined
}

/** Whether a field's text may be an amount that is not read here: '50 lakh', '5,00,000'. */
export function mayBeAmountInWords(text: string, name: CostNumber): boolean {
  const typed = text.trim()
  return COST_LIMITS[name].isAmount === true && typed !== '' && !PLAIN.test(typed)
}
