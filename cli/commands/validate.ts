import { basename } from 'node:path'
import { Option, type Command } from 'commander'
import { checkFolder } from '../../catalogue/checks/check-folder.ts'
import { CannotRun } from '../../catalogue/system-errors.ts'
import { setExit, output } from '../terminal/output.ts'
import { builtImageFolder, dataOption, examples, formatOption } from '../terminal/shared-options.ts'
import { githubReport, jsonReport, reportOf } from '../validation-report/machine-formats.ts'
import { prettyReport } from '../validation-report/pretty-report.ts'

type Options = {
  data: string
  format: keyof typeof reports
  strict: boolean
  errorsOnly: boolean
  fix: boolean
  watch: boolean
}

const reports = { pretty: prettyReport, json: jsonReport, github: githubReport } as const

const checkOnce = async (options: Options): Promise<void> => {
  const start = performance.now()
  const checked = await (options.fix
    ? fix(options)
    : checkFolder(options.data, { builtImageFolder: builtImageFolder() }))
  const report = reportOf(checked, options, performance.now() - start)
  const text = reports[options.format](report)
  if (text !== '') output.result(text)
  setExit(report.errors.size > 0 ? 'problems' : 'fine')
}

const fix = async ({ data, format }: Options) => {
  const { fixFolder } = await import('../fix/fix-folder.ts')
  const { fixed, checked } = await fixFolder(data)
  for (const { report } of fixed) {
    // Where a program reads standard output, it gets nothing but the report.
    if (format === 'pretty') output.result(`${report}\n`)
    else output.message(report)
  }
  if (fixed.length === 0) output.message('There is nothing to fix that has only one answer.')
  return checked
}

const run = async (options: Options): Promise<void> => {
  if (!options.watch) return checkOnce(options)
  const { watchFolder } = await import('../../catalogue/watch-folder.ts')
  const ending = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => ending.abort())
  const check = async (changed: readonly string[]): Promise<void> => {
    const last = changed.at(-1)
    if (last !== undefined) output.message(`\n${basename(last)} changed.`)
    try {
      await checkOnce(options)
    } catch (error) {
      // A folder that is being replaced may be back with the next save.
      if (last === undefined || !(error instanceof CannotRun)) throw error
      output.message(error.message)
    }
    if (last === undefined) output.message(`Watching "${options.data}"; press Ctrl-C to end.`)
  }
  await watchFolder(options.data, check, ending.signal)
  setExit('fine')
}

export function register(program: Command): void {
  program
    .command('validate')
    .description('check every data file and what they say of each other')
    .addOption(dataOption())
    .addOption(formatOption('pretty', 'json', 'github'))
    .option('--strict', 'count warnings as errors', false)
    .option('--errors-only', 'leave out warnings and the coverage table', false)
    .addOption(
      new Option('--fix', 'fix what has only one answer, show the changes, check again')
        .default(false)
        .conflicts('watch'),
    )
    .option('--watch', 'check again whenever a file is saved', false)
    .addHelpText(...examples('cli validate --errors-only', 'cli validate --fix'))
    .action(run)
}
