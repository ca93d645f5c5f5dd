import type { Command } from 'commander'
import { listMissedSearches } from '../../server/enquiries/database/counts.ts'
import { addPeriodOptions, periodDays, type FilterOptions } from '../enquiries/filter-options.ts'
import { serverConfig, withStore } from '../enquiries/enquiry-store.ts'
import { addWritingOptions, examples } from '../terminal/shared-options.ts'
import { output } from '../terminal/output.ts'
import { printRows, type Writing } from '../terminal/print-rows.ts'

type Options = Pick<FilterOptions, 'since' | 'until'> & Writing

async function list(options: Options): Promise<void> {
  const days = periodDays(options)
  await withStore(serverConfig(), async ({ use }) => {
    const searches = await use((db) => listMissedSearches(db, days))
    await printRows(
      searches,
      {
        columns: ['words', 'times', 'lastDay'],
        table: [
          ['Times', 6, ({ times }) => String(times)],
          ['Last day', 10, ({ lastDay }) => lastDay],
          ['Words', 100, ({ words }) => words],
        ],
      },
      options,
    )
    output.message(`${searches.length} different searches found nothing`)
  })
}

export function register(program: Command): void {
  const command = program
    .command('searches')
    .description(
      'show what visitors searched for in vain, most frequent first (DATABASE_URL says where)',
    )
  addWritingOptions(addPeriodOptions(command), 'table')
    .addHelpText(...examples('cli searches --since 2026-11-01'))
    .action(list)
}
