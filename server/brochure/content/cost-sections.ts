import {
  chargeRow,
  costRows,
  otherChargesText,
  totalRow,
  type CostRow,
} from '../../../client/pages/project/cost/cost-rows.ts'
import {
  PAYMENT_COLUMNS,
  percentText,
  wholeRupees,
} from '../../../client/pages/project/cost/format-amounts.ts'
import type { PaymentPlanView, ProjectView } from '../../../client/pages/project/project-view.ts'
import { costSheet, instalments } from '../../../domain/cost/cost-sheet.ts'
import { chosenUnit } from '../../../domain/cost/priced-unit.ts'
import { listOf } from '../../../domain/value/loaded.ts'
import { printedText, type Block, type TableBlock } from './block.ts'

/** The payment plans, in the sums of the configuration that the page begins with. */
export function paymentPlans({ paymentPlans: section, cost }: ProjectView): Block[] {
  const plans = listOf(section)
  const unit = plans.length > 0 ? chosenUnit(cost.units, undefined) : undefined
  const tables = plans.map((plan) => schedule(plan, unit?.price))
  if (!unit) return tables
  const from = unit.from ? 'from ' : ''
  const sentence = `Sums for ${unit.name ?? 'the project'}: ${from}${wholeRupees(unit.price)}${unit.availability ? ` · ${unit.availability}` : ''}`
  return [{ kind: 'text', paragraphs: [sentence] }, ...tables]
}

function schedule({ name, entries }: PaymentPlanView, price: number | undefined): Block {
  const shares = entries.map(({ percentage }) => percentage)
  const amounts = price === undefined ? undefined : instalments(price, shares)
  const hasTimes = entries.some(({ time }) => time !== '')
  const columns: TableBlock['columns'] = [
    { title: PAYMENT_COLUMNS.number, width: 34 },
    { title: PAYMENT_COLUMNS.particulars, isStrong: true },
    { title: PAYMENT_COLUMNS.time, width: amounts ? 86 : 140 },
    { title: PAYMENT_COLUMNS.share, width: 77, isNumeric: true },
    { title: PAYMENT_COLUMNS.amount, width: 80, isNumeric: true, isStrong: true },
    { title: PAYMENT_COLUMNS.total, width: 80, isNumeric: true },
  ]
  const rows = entries.map(({ number, particulars, time, percentage }, index) => {
    const { amount = 0, total = 0 } = amounts?.[index] ?? {}
    const row = [number, particulars, time, percentText(percentage)]
    return [...row, wholeRupees(amount), wholeRupees(total)]
  })
  // Without a price the table has neither amounts nor totals.
  const isShown = (_: unknown, at: number) => (amounts || at < 4) && (hasTimes || at !== 2)
  return {
    kind: 'table',
    title: name,
    columns: columns.filter(isShown),
    rows: rows.map((row) => row.filter(isShown)),
  }
}

/** The cost sheet of the first configuration with a price, where the other charges are known. */
export function costInAll({ cost }: ProjectView): Block[] {
  const unit = chosenUnit(cost.units, undefined)
  const charges = unit?.otherCharges
  if (!unit || !charges) return []
  const sheet = costSheet(unit, 'man', cost)
  const total = totalRow(unit, sheet)
  const of = unit.name === undefined ? '' : ` for ${unit.name}`
  const buyer = cost.state ? ', a man buying' : ''
  return [
    {
      kind: 'text',
      paragraphs: [
        `What is paid in all${of}${buyer}. The other charges come to ${otherChargesText(charges, unit.price)}.`,
      ],
    },
    costTable('', [...costRows(unit, sheet), { ...total, note: '' }]),
    costTable('Optional, not added', charges.optional.map(chargeRow)),
  ]
}

const costTable = (title: string, rows: readonly CostRow[]): Block => ({
  kind: 'table',
  ...(title !== '' && { title }),
  columns: [
    { title: 'Part', isStrong: true },
    { title: 'Details', width: 210 },
    { title: PAYMENT_COLUMNS.amount, width: 130, isNumeric: true, isStrong: true },
  ],
  rows: rows.map(({ label, note, amount }) => [printedText(label), printedText(note), amount]),
})
