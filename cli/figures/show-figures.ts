import { loadCatalogue } from '../../catalogue/load/load-catalogue.ts'
import { FIGURE_TITLES, FIGURES, type Grouping } from '../../domain/figures/figures.ts'
import { addDays, dayInIndia } from '../../domain/text/dates.ts'
import { readFigures, type Days, type KeyFigures } from '../../server/figures/read-figures.ts'
import { serverConfig, withStore } from '../enquiries/enquiry-store.ts'
import { periodDays, type FilterOptions } from '../enquiries/filter-options.ts'
import { CannotRun } from '../../catalogue/system-errors.ts'
import { output } from '../terminal/output.ts'
import { printRows, type RowShape, type Writing } from '../terminal/print-rows.ts'

/** The days that are shown unless others are asked for. */
const USUAL_DAYS = 28

const KEY_WIDTH = 48

const SHAPE: RowShape<KeyFigures> = {
  columns: ['key', ...FIGURES],
  table: [
    ...FIGURES.map((figure): RowShape<KeyFigures>['table'][number] => [
      FIGURE_TITLES[figure],
      FIGURE_TITLES[figure].length,
      (row) => String(row[figure]),
    ]),
    ['Of', KEY_WIDTH, ({ key }) => key],
  ],
}

export type FiguresOptions = Pick<FilterOptions, 'since' | 'until'> & Writing & { by: Grouping }

/** The chosen days, else the last of them. @throws CannotRun where the first is after the last */
function chosenDays(options: FiguresOptions): Days {
  const { from, to = dayInIndia(new Date()) } = periodDays(options)
  const days = { from: from ?? addDays(to, 1 - USUAL_DAYS), to }
  if (days.from > days.to) throw new CannotRun(`--since ${days.from} is after --until ${days.to}.`)
  return days
}

/** Prints the figures of the chosen days; says so where there are none. */
export async function showFigures(options: FiguresOptions): Promise<void> {
  const { by } = options
  const days = chosenDays(options)
  const config = serverConfig()
  await withStore(config, async (connection) => {
    const { catalogue } = await loadCatalogue(config.dataDir)
    const rows = await readFigures(connection, catalogue, by, days)
    await printRows(rows, SHAPE, options)
    const period = `from ${days.from} to ${days.to}`
    output.message(
      rows.length === 0 ? `Nothing was counted ${period}.` : `Counted ${period}, by ${by}`,
    )
  })
}
