import { Option, type Command } from 'commander'
import { GROUPINGS } from '../../domain/figures/figures.ts'
import { addPeriodOptions } from '../enquiries/filter-options.ts'
import type { FiguresOptions } from '../figures/show-figures.ts'
import { addWritingOptions, examples } from '../terminal/shared-options.ts'

export function register(program: Command): void {
  const command = program
    .command('figures')
    .description(
      'show what the site brings: views, presses and enquiries of the last 28 days (DATABASE_URL says where)',
    )
    .addOption(
      new Option('--by <grouping>', 'what is put together').choices(GROUPINGS).default('project'),
    )
    .addOption(
      new Option('--mail', 'mail last week beside the week before to the agency').conflicts([
        'by',
        'since',
        'until',
        'format',
        'raw',
      ]),
    )
  addWritingOptions(addPeriodOptions(command), 'table')
    .addHelpText(
      ...examples(
        'cli figures --by source',
        'cli figures --since 2026-11-01 --until 2026-11-30',
        'cli figures --mail',
      ),
    )
    .action(async ({ mail, ...options }: FiguresOptions & { mail?: true }) => {
      // Help alone does not wait for the pages, which say what can be counted, and for the mailer.
      if (mail) {
        const { mailFigures } = await import('../figures/mail-figures.ts')
        return mailFigures()
      }
      const { showFigures } = await import('../figures/show-figures.ts')
      await showFigures(options)
    })
}
