import { Command } from 'commander'
import { dayInIndia } from '../../domain/text/dates.ts'
import {
  listZeroResultSearches,
  type ZeroResultSearch,
} from '../../server/enquiries/database/zero-result-searches.ts'
import { addPeriodOptions, type FilterOptions } from '../enquiries/options.ts'
import { serverConfig, withStore } from '../enquiries/open-database.ts'
import { addWritingOptions, examples } from '../terminal/options.ts'
import { createOutput } from '../terminal/output.ts'
import { printRows, type Format, type RowShape } from '../terminal/rows.ts'

type Options = Pick<FilterOptions, 'since' | 'until'> & {
  format: Format
  raw?: boolean
  quiet?: true
}

const SHAPE: RowShape<ZeroResultSearch> = {
  columns: ['words', 'times', 'lastDay'],
  table: [
    ['Times', 6, ({ times }) => String(times)],
    ['Last day', 10, ({ lastDay }) => lastDay],
    ['Words', 100, ({ words }) => words],
  ],
}

/** `searches`: what the agency has nothing for, as visitors call it. */
export const searchesCommand = (): Command =>
  addWritingOptions(
    addPeriodOptions(
      new Command('searches').description(
        'show what visitors searched for in vain, most frequent first (DATABASE_URL says where)',
      ),
    ),
    'table',
  )
    .addHelpText(...examples('cli searches --since 2026-11-01'))
    .action(async ({ since, until, quiet, ...writing }: Options) => {
      const days = {
        from: since && dayInIndia(since),
        to: until && dayInIndia(new Date(until.getTime() - 1)),
      }
      await withStore(serverConfig(), async ({ use }) => {
        const found = await use((db) => listZeroResultSearches(db, days))
        await printRows(found, SHAPE, writing)
        createOutput(quiet).message(`${found.length} different searches found nothing`)
      })
    })
