import type { CostSheet } from '../../../../domain/cost/cost-sheet.ts'
import type { GstRate } from '../../../../domain/cost/gst.ts'
import type { ChargeRow, UnitCharges } from '../../../../domain/cost/other-charges.ts'
import type { PricedUnit } from '../../../../domain/cost/priced-unit.ts'
import type { PricedUnitView } from '../project-view.ts'
import { exactRupees, percentText, wholeRupees } from './format-amounts.ts'

/** A row of the cost sheet, on the page and in the brochure. */
export type CostRow = {
  readonly label: string
  /** What else is said of it; '' for nothing. */
  readonly note: string
  /** The sum, or the words in its place. */
  readonly amount: string
}

const GST_WORDS: Readonly<Record<GstRate['because'], string>> = {
  ready: 'ready to move in',
  land: 'land',
  commercial: 'commercial, under construction',
  affordable: 'affordable home, under construction',
  residential: 'home, under construction',
}

/** The rows of a cost sheet above its total: the price, taxes and duties, and the developer's other charges. */
export function costRows(unit: PricedUnitView, sheet: CostSheet): CostRow[] {
  const { gst, stampDuty, registration } = sheet
  const { otherCharges } = unit
  const share = registration?.percent
  const rows: (CostRow | undefined)[] = [
    {
      label: 'Price',
      note: [unit.name, unit.availability].filter(Boolean).join(' · '),
      amount: sumText(sheet.price, unit.from),
    },
    gst &&
      unit.gst && {
        label: `GST, ${percentText(gst.percent)}`,
        note: GST_WORDS[unit.gst.because],
        amount: wholeRupees(gst.amount),
      },
    stampDuty && {
      label: `Stamp duty, ${percentText(stampDuty.percent)}`,
      note: stampDuty.surcharge ? `with ${percentText(stampDuty.surcharge)} of surcharge` : '',
      amount: wholeRupees(stampDuty.amount),
    },
    registration && {
      label: share === undefined ? 'Registration' : `Registration, ${percentText(share)}`,
      note: share === undefined ? 'a fixed sum at this price' : '',
      amount: wholeRupees(registration.amount),
    },
    ...(otherCharges?.rows ?? []).map(chargeRow),
    otherCharges?.gst === undefined
      ? undefined
      : { label: 'GST on other charges', note: '', amount: wholeRupees(otherCharges.gst) },
  ]
  return rows.filter((row) => row !== undefined)
}

const sumText = (amount: number, from = false): string =>
  `${from ? 'from ' : ''}${wholeRupees(amount)}`

/** A charge of the developer; a rate without an area to multiply it by stands in the sum's place. */
export function chargeRow({ name, amount, from, rate, refundable, gst, note }: ChargeRow): CostRow {
  const rateText = rate && `${plainRupees(rate.perSqft)} per sq. ft. of ${rate.of}`
  const notes = [
    refundable && 'refundable',
    amount !== undefined && rateText,
    gst ? `GST ${percentText(gst)}` : undefined,
    amount === undefined && 'not added, as that area is not given',
    note,
  ]
  return {
    label: name,
    note: notes.filter((text) => typeof text === 'string').join(', '),
    amount: amount === undefined ? (rateText ?? '') : sumText(amount, from),
  }
}

const plainRupees = (rupees: number): string =>
  Number.isInteger(rupees) ? wholeRupees(rupees) : exactRupees(rupees)

/** The words for the last row: all that a buyer pays, where the other charges are known. */
export function totalRow(unit: PricedUnit, sheet: CostSheet): { label: string; amount: string } {
  const { otherCharges } = unit
  const label = otherCharges ? 'What you pay in all' : 'Total'
  const from = unit.from || (otherCharges?.rows.some((row) => row.from) ?? false)
  const amount = wholeRupees(sheet.total + (otherCharges?.total ?? 0))
  return { label: from ? `${label}, from` : label, amount }
}

/** '₹ 12,40,000 with their GST, 9.5% of the price', and whether there may be more. */
export function otherChargesText({ rows, total, gst }: UnitCharges, price: number): string {
  const share = percentText(Math.round((total / price) * 1000) / 10)
  const isLeast = rows.some(({ amount, from }) => amount === undefined || from)
  return `${isLeast ? 'at least ' : ''}${wholeRupees(total)}${gst === undefined ? '' : ' with their GST'}, ${share} of the price`
}
