import { BUYERS, type Buyer } from './cost-sheet.ts'
import { COST_PARAMETERS, EMI_DEFAULTS, EMI_FIELDS } from './emi-defaults.ts'

/** What a visitor calculates with, as the address of a project's page says it. */
export type CostQuery = {
  /** 1-based place in the floor list; absent: the first with a price. */
  readonly unit?: number | undefined
  readonly buyer: Buyer
  /** Rupees, per cent a year, years. */
  readonly loan: number
  readonly rate: number
  readonly years: number
  /** One sum in rupees, after instalment `prepayMonth` (1-based), or that of `PREPAY_MONTH`. */
  readonly prepay?: number | undefined
  readonly prepayMonth?: number | undefined
  /** Rupees after every twelfth instalment. */
  readonly prepayYearly?: number | undefined
}

const DEFAULTS: CostQuery = { buyer: 'man', ...EMI_DEFAULTS }

/** What an address asks for. What is unknown, out of range or no number is ignored. */
export function readCostQuery(search: URLSearchParams): CostQuery {
  const read = (name: CostNumber) => readCostNumber(search.get(name) ?? '', name)
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
 * An address's query with changes, '?' included; '' where nothing is left. What equals a default is
 * left out.
 * @param others parameters that are not ours, which stay as they are, before ours
 */
export function costSearch(
  search: URLSearchParams,
  changes: Partial<CostQuery>,
  others: URLSearchParams = search,
): string {
  const next = new URLSearchParams(others)
  const query = { ...readCostQuery(search), ...changes }
  for (const name of COST_PARAMETERS) {
    next.delete(name)
    const value = query[name]
    if (value !== undefined && value !== DEFAULTS[name]) next.set(name, String(value))
  }
  return next.size > 0 ? `?${next}` : ''
}

/** What is a number of it. */
export type CostNumber = Exclude<keyof CostQuery, 'buyer'>

const LIMITS: Readonly<Record<CostNumber, { min: number; max: number; isWhole?: boolean }>> = {
  ...EMI_FIELDS,
  unit: { min: 1, max: 9999, isWhole: true },
  prepay: { min: 1, max: EMI_FIELDS.loan.max },
  prepayMonth: { min: 1, max: EMI_FIELDS.years.max * 12, isWhole: true },
  prepayYearly: { min: 1, max: EMI_FIELDS.loan.max },
}

/**
 * What a visitor typed into a field, with or without grouping commas; undefined (ignored) where it
 * is no number or outside the field's limits.
 */
export function readCostNumber(text: string, name: CostNumber): number | undefined {
  const plain = text.replace(/[\s,₹]/g, '')
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(plain)) return undefined
  const value = Number(plain)
  const { min, max, isWhole } = LIMITS[name]
  const isRead = value >= min && value <= max && (!isWhole || /^\d+$/.test(text))
  return isRead ? value : undefined
}
