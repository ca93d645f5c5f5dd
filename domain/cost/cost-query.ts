import { BUYERS, type Buyer } from './cost-sheet.ts'
import { readEmiNumber } from './emi.ts'
import { COST_PARAMETERS, EMI_DEFAULTS, EMI_FIELDS, type EmiInput } from './emi-defaults.ts'
import type { Prepayment } from './loan.ts'

/** What a visitor calculates with, as the address of a project's page says it. */
export type CostQuery = {
  /** 1-based place in the floor list; absent: the first with a price. */
  readonly unit?: number | undefined
  readonly buyer: Buyer
  /** Rupees, per cent a year, years. */
  readonly loan: number
  readonly rate: number
  readonly years: number
  /** One sum in rupees, after instalment `prepayMonth`. */
  readonly prepay?: number | undefined
  readonly prepayMonth?: number | undefined
  /** Rupees after every twelfth instalment. */
  readonly prepayYearly?: number | undefined
}

/** The instalment that a single prepayment follows where none is named: the first year's last. */
export const PREPAY_MONTH = 12

const DEFAULTS: CostQuery = { buyer: 'man', ...EMI_DEFAULTS }
const MAX_PLACES = 9999

/** What an address asks for. What is unknown, out of range or no number is ignored. */
export function readCostQuery(search: URLSearchParams): CostQuery {
  const read = (input: EmiInput): number =>
    readEmiNumber(search.get(input) ?? '', input) ?? EMI_DEFAULTS[input]
  const buyer = BUYERS.find((one) => one === search.get('buyer')) ?? DEFAULTS.buyer
  return {
    unit: readWhole(search.get('unit'), MAX_PLACES),
    buyer,
    loan: read('loan'),
    rate: read('rate'),
    years: read('years'),
    prepay: readPrepayment(search.get('prepay') ?? ''),
    prepayMonth: readPrepayMonth(search.get('prepayMonth') ?? ''),
    prepayYearly: readPrepayment(search.get('prepayYearly') ?? ''),
  }
}

/**
 * An address's query with changes, '?' included; '' where nothing is left. What equals a default is
 * left out, parameters of others stay as they are, before ours.
 */
export function costSearch(search: URLSearchParams, changes: Partial<CostQuery>): string {
  const next = new URLSearchParams(search)
  const query = { ...readCostQuery(search), ...changes }
  for (const name of COST_PARAMETERS) {
    next.delete(name)
    const value = query[name]
    if (value !== undefined && value !== DEFAULTS[name]) next.set(name, String(value))
  }
  return next.size > 0 ? `?${next}` : ''
}

/** Only what is ours of a query: for a link that is passed on, without a campaign's parameters. */
export function ownCostSearch(search: URLSearchParams): string {
  const own = new URLSearchParams()
  for (const name of COST_PARAMETERS) {
    const value = search.get(name)
    if (value !== null) own.set(name, value)
  }
  return costSearch(own, {})
}

/** A sum that is paid besides the instalments, in rupees; undefined where it is none. */
export function readPrepayment(text: string): number | undefined {
  const plain = text.replace(/[\s,₹]/g, '')
  const value = /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : 0
  return value > 0 && value <= EMI_FIELDS.loan.max ? value : undefined
}

/** The instalment that a single prepayment follows. */
export function readPrepayMonth(text: string): number | undefined {
  return readWhole(text, EMI_FIELDS.years.max * 12)
}

/** The query's prepayments; undefined where there are none. */
export function prepaymentOf(query: CostQuery): Prepayment | undefined {
  const { prepay, prepayMonth = PREPAY_MONTH, prepayYearly } = query
  if (prepay === undefined && prepayYearly === undefined) return undefined
  return {
    once: prepay === undefined ? undefined : { amount: prepay, month: prepayMonth },
    yearly: prepayYearly,
  }
}

function readWhole(text: string | null, max: number): number | undefined {
  const value = /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0
  return value >= 1 && value <= max ? value : undefined
}
