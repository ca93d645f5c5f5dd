import type { Command } from 'commander'
import { setExit, output } from '../terminal/output.ts'
import { dataOption, examples, formatOption } from '../terminal/shared-options.ts'
import { compareData } from '../editing/diff/compare-data.ts'
import { sizeOf } from '../editing/diff/difference.ts'
import { differenceReports } from '../editing/diff/difference-report.ts'
import { openVersion } from '../editing/diff/open-version.ts'

type Options = {
  data: string
  from: string
  to?: string
  format: keyof typeof differenceReports
  exitCode: boolean
}

export function register(program: Command): void {
  program
    .command('diff')
    .description('show what visitors will see differently')
    .option('--from <dir|ref>', 'a data folder, or a commit of the repository', 'HEAD')
    .option('--to <dir|ref>', 'likewise (default: the data folder as it is)')
    .addOption(formatOption('pretty', 'markdown', 'json'))
    .option('--exit-code', 'exit with 1 if there is any difference', false)
    .addOption(dataOption())
    .addHelpText(
      ...examples(
        'cli diff',
        'cli diff --from main --format markdown',
        'cli diff --from ../last-month/data --to data --exit-code',
      ),
    )
    .action(({ data, from, to = data, format, exitCode }: Options) => {
      const difference = compareData(openVersion(from, data), openVersion(to, data))
      output.result(differenceReports[format](difference))
      if (exitCode && sizeOf(difference) > 0) setExit('problems')
    })
}
