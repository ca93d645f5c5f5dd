import type { Command } from 'commander'
import { setExit, output } from '../terminal/output.ts'
import { dataOption, examples } from '../terminal/shared-options.ts'
import { applyPlan, writeOption, type EditingOptions } from '../editing/planning-command.ts'
import { openDataSet } from '../editing/write/data-set.ts'
import { availableCell } from '../../domain/project/availability.ts'
import { shownPrice } from '../../domain/price/standard-price.ts'
import { listAnd, pluralize } from '../../domain/text/text.ts'
import { percentChange, percentText } from '../editing/price-change-percent.ts'
import {
  labelOf,
  matchRows,
  type SheetAvailable,
  type SheetPrice,
} from '../editing/prices/match-rows.ts'
import { planPrices, readPrices } from '../editing/prices/price-list.ts'
import { rangeNotes } from '../editing/prices/range-notes.ts'
import { formatOf, readSheet, writeSheet } from '../editing/prices/price-sheet.ts'

export function register(program: Command): void {
  const prices = program
    .command('prices')
    .description('write the price list as a spreadsheet, and read it back')
    .addHelpText(...examples('cli prices export prices.xlsx', 'cli prices import prices.xlsx'))
  prices
    .command('export')
    .description('write all prices as a sheet that a sales desk fills in')
    .argument('<file>', 'a .csv or .xlsx file; one that is there is replaced')
    .addOption(dataOption())
    .addHelpText(...examples('cli prices export prices.xlsx'))
    .action(exportPrices)
  prices
    .command('import')
    .description('take the prices of a sheet that was exported and filled in')
    .argument('<file>', 'a .csv or .xlsx file')
    .addOption(writeOption())
    .option(
      '--large-changes',
      'take changes of more than half, and a rate in the place of a total',
      false,
    )
    .addOption(dataOption())
    .addHelpText(
      ...examples('cli prices import prices.xlsx', 'cli prices import prices.xlsx --write'),
    )
    .action(importPrices)
}

async function exportPrices(file: string, options: EditingOptions): Promise<void> {
  formatOf(file)
  const prices = readPrices(openDataSet(options.data))
  await writeSheet(file, prices)
  output.message(`Wrote ${prices.length} prices to "${file}".`)
}

async function importPrices(
  file: string,
  options: EditingOptions & { largeChanges: boolean },
): Promise<void> {
  const sheet = await readSheet(file)
  const data = openDataSet(options.data)
  const prices = readPrices(data)
  const { changes, available, findings, skipped } = matchRows(sheet, prices, options.largeChanges)
  if (skipped.length > 0)
    output.message(
      `Skipped ${pluralize(skipped.length, 'row')} without a project or a price: ${someOf(skipped)}.`,
    )
  for (const { row, column, message } of findings)
    output.result(`${file}: row ${row}, column ${column}: ${message}`)
  for (const change of changes) output.result(changeLine(change))
  for (const change of available) output.result(availableLine(change))
  for (const note of rangeNotes(prices, changes)) output.result(note)
  const write = options.write === true && findings.length === 0
  if (findings.length > 0) setExit('problems')
  // Nothing is written while rows cannot be used.
  const hint = findings.length > 0 ? 'these rows fixed or deleted' : undefined
  await applyPlan(planPrices(data, changes, available), data, write, hint)
}

const MAX_LISTED = 20

const someOf = (rows: readonly number[]): string => {
  const more = rows.length > MAX_LISTED ? [`${rows.length - MAX_LISTED} more`] : []
  return listAnd([...rows.slice(0, MAX_LISTED).map(String), ...more])
}

const changeLine = ({ old, to, hidden }: SheetPrice): string => {
  const from = old.price === '' ? NOTHING : shownPrice(old.price)
  return `${labelOf(old)}: ${from} → ${to}${percentText(percentChange(old.price, to))}${hiddenNote(hidden)}`
}

const availableLine = ({ old, to, hidden }: SheetAvailable): string =>
  `${labelOf(old)}: available: ${old.available || NOTHING} → ${availableCell({ available: to })}${hiddenNote(hidden)}`

const NOTHING = '(nothing)'

const hiddenNote = (hidden: string | undefined): string =>
  hidden === undefined ? '' : `, although ${hidden} is hidden`
