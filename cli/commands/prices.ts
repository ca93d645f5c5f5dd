import { Command } from 'commander'
import { setExit } from '../exit.ts'
import { carryOut } from '../workbench/carry-out.ts'
import {
  openData,
  workbenchCommand,
  writeOption,
  type WorkbenchOptions,
} from '../workbench/command.ts'
import { percentOf, percentText, shownPrice } from '../workbench/price-change.ts'
import { planPrices } from '../workbench/prices/import-plan.ts'
import { labelOf, matchRows, type NewPrice } from '../workbench/prices/match-rows.ts'
import { readPrices } from '../workbench/prices/price-list.ts'
import { kindOf, readSheet, writeSheet } from '../workbench/prices/sheet.ts'

const exportCommand = (): Command =>
  workbenchCommand(
    new Command('export')
      .description('write all prices as a sheet that a sales desk fills in')
      .argument('<file>', 'a .csv or .xlsx file; one that is there is replaced'),
    'cli prices export prices.xlsx',
  ).action(async (file: string, options: WorkbenchOptions) => {
    kindOf(file)
    const { data, output } = openData(options)
    const { prices } = await readPrices(data)
    await writeSheet(file, prices)
    output.status('')
    output.message(`Wrote ${prices.length} prices to "${file}".`)
  })

const changeLine = ({ at, to }: NewPrice): string => {
  const share = percentText(at.price === '' ? undefined : percentOf(at.price, to))
  const from = at.price === '' ? '(nothing)' : shownPrice(at.price)
  return `${labelOf(at)}: ${from} → ${to}${share === '' ? '' : ` (${share})`}`
}

const importCommand = (): Command =>
  workbenchCommand(
    new Command('import')
      .description('take the prices of a sheet that was exported and filled in')
      .argument('<file>', 'a .csv or .xlsx file')
      .addOption(writeOption()),
    'cli prices import prices.xlsx',
    'cli prices import prices.xlsx --write',
  ).action(async (file: string, options: WorkbenchOptions) => {
    const rows = await readSheet(file)
    const { data, output } = openData(options)
    const list = await readPrices(data)
    const { changes, problems } = matchRows(rows, list.prices)
    output.status('')
    for (const { row, column, message } of problems)
      output.result(`${file}: row ${row}, column ${column}: ${message}`)
    for (const change of changes) output.result(changeLine(change))
    const plan = await planPrices(data, list, changes)
    const write = (options.write ?? false) && problems.length === 0
    if (problems.length > 0) setExit('problems')
    if (problems.length > 0 && options.write)
      output.message('Nothing is written while rows cannot be used: mend or delete them.')
    await carryOut(plan, data, { write, output })
  })

/** `prices export|import`: the price list as a spreadsheet, and back. */
export const pricesCommand = (): Command =>
  new Command('prices')
    .description('write the price list as a spreadsheet, and read it back')
    .addCommand(exportCommand())
    .addCommand(importCommand())
